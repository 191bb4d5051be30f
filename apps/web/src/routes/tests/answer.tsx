import { AnswerReviewScreen } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Offered } from '../../app/frame/offered.tsx';
import { useTitle } from '../../app/head/use-title.ts';
import { useAnswerOfTest } from '../../pages/tests/use-answer-of-test.ts';
import { placeOfQuestion } from '../../questions/places/place-of-question.ts';
import { useOpenQuestion } from '../../questions/places/use-open-question.ts';
import { ReviewedAttempt } from '../../questions/review/reviewed-attempt.tsx';

export function Component() {
  const { sittingId = '', slot = '' } = useParams();
  useTitle(useTranslation().t('pages.testAnswer', { slot }));
  return (
    <Offered extra="sittings">
      <Answer key={`${sittingId} ${slot}`} sittingId={sittingId} slot={Number(slot)} />
    </Offered>
  );
}

function Answer({ sittingId, slot }: { sittingId: string; slot: number }) {
  const { state, review, onRetry } = useAnswerOfTest(sittingId, slot);
  const openQuestion = useOpenQuestion();
  const onAnswerAgain = () => state.phase === 'ready' && openQuestion(placeOfQuestion(state.question));
  return (
    <AnswerReviewScreen sittingId={sittingId} state={state} onRetry={onRetry} onAnswerAgain={onAnswerAgain}>
      {review && <ReviewedAttempt {...review} onAnswerAgain={onAnswerAgain} />}
    </AnswerReviewScreen>
  );
}
