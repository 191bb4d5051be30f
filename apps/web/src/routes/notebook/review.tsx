import { reviewSessionView } from '@rehearse/practice-machines/review-session';
import { ReviewScreen } from '@rehearse/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Offered } from '../../app/offered.tsx';
import { useServices } from '../../app/services.ts';
import { useTitle } from '../../app/use-title.ts';
import { placeOfQuestion } from '../../flows/place-of-question.ts';
import { playClip } from '../../flows/play-clip.ts';
import { reviewSessionAt, savedRating } from '../../flows/review-session.ts';
import { useMeaningLanguage } from '../../flows/use-meaning-language.ts';
import { useOpenQuestion } from '../../flows/use-open-question.ts';

export const Component = () => (
  <Offered extra="notebook">
    <Review />
  </Offered>
);

function Review() {
  const services = useServices();
  const openQuestion = useOpenQuestion();
  const [machine] = useState(() => reviewSessionAt(services));
  const [input] = useState(() => ({ sessionId: crypto.randomUUID(), saved: savedRating() }));
  const actor = useActorRef(machine, { input });
  const [meaningLanguage] = useMeaningLanguage();
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
      meaningLanguage={meaningLanguage}
      onEvent={actor.send}
      onPlay={playClip}
      onPractise={(question) => openQuestion(placeOfQuestion(question))}
    />
  );
}
