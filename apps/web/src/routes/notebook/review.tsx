import { reviewSessionView } from '@rehearse/practice-machines/review-session';
import { ReviewScreen } from '@rehearse/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Offered } from '../../app/offered.tsx';
import { paths } from '../../app/paths.ts';
import { useServices } from '../../app/services.ts';
import { useTitle } from '../../app/use-title.ts';
import { placeOfQuestion } from '../../flows/place-of-question.ts';
import { playClip } from '../../flows/play-clip.ts';
import { reviewSessionAt, savedRating } from '../../flows/review-session.ts';

export const Component = () => (
  <Offered extra="notebook">
    <Review />
  </Offered>
);

function Review() {
  const services = useServices();
  const navigate = useNavigate();
  const [machine] = useState(() => reviewSessionAt(services));
  const [input] = useState(() => ({ sessionId: crypto.randomUUID(), saved: savedRating() }));
  const actor = useActorRef(machine, { input });
  const view = useSelector(actor, reviewSessionView);
  useTitle(useTranslation().t('pages.notebook'));

  useEffect(() => {
    const sendAgain = () => actor.send({ type: 'rating.retry' });
    window.addEventListener('online', sendAgain);
    return () => window.removeEventListener('online', sendAgain);
  }, [actor]);

  return (
    <ReviewScreen
      view={view}
      onEvent={actor.send}
      onPlay={playClip}
      onPractise={(question) => void navigate(paths.question, { state: placeOfQuestion(question) })}
    />
  );
}
