import { ReviewScreen } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { Offered } from '../../app/frame/offered.tsx';
import { useTitle } from '../../app/head/use-title.ts';
import { useServices } from '../../app/services.ts';
import { reviewSessionAt, savedRating } from '../../pages/notebook/review-session.ts';
import { useReviewSession } from '../../pages/reviews/use-review-session.ts';
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
  const { view, send } = useReviewSession({ machine: () => reviewSessionAt(services), saved: savedRating });
  const [meaningLanguage] = useMeaningLanguage();
  useTitle(useTranslation().t('pages.notebook'));

  return (
    <ReviewScreen
      view={view}
      meaningLanguage={meaningLanguage}
      onEvent={send}
      onPlay={playClip}
      onPractise={(question) => openQuestion(placeOfQuestion(question))}
    />
  );
}
