import { reviewSessionView } from '@rehearse/practice-machines/review-session';
import { ReviewScreen } from '@rehearse/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Offered } from '../../app/frame/offered.tsx';
import { useTitle } from '../../app/head/use-title.ts';
import { useServices } from '../../app/services.ts';
import { reviewSessionAt, savedRating } from '../../pages/notebook/review-session.ts';
import { useMeaningLanguage } from '../../pages/word-book/use-meaning-language.ts';
import { placeOfQuestion } from '../../questions/places/place-of-question.ts';
import { useOpenQuestion } from '../../questions/places/use-open-question.ts';
import { playClip } from '../../questions/play-clip.ts';

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
