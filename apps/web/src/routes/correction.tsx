import type { Correction } from '@rehearse/api-client';
import { type CorrectionPageState, CorrectionScreen, type Part } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useTitle } from '../app/head/use-title.ts';
import { CorrectionContent } from '../pages/corrections/correction-content.tsx';
import { useCorrection } from '../pages/corrections/use-correction.ts';
import { placeOfQuestion } from '../questions/places/place-of-question.ts';
import { useOpenQuestion } from '../questions/places/use-open-question.ts';

export function Component() {
  const { id = '' } = useParams();
  useTitle(useTranslation().t('pages.correction'));
  return <CorrectionAt key={id} id={id} />;
}

function CorrectionAt({ id }: { id: string }) {
  const [part, onRetry] = useCorrection(id);
  const openQuestion = useOpenQuestion();
  const correction = part.phase === 'ready' ? part.value : null;
  return (
    <CorrectionScreen
      state={stateOf(part)}
      onRetry={onRetry}
      onOpenQuestion={() => correction && openQuestion(placeOfQuestion(correction))}
    >
      {correction && <CorrectionContent correction={correction} />}
    </CorrectionScreen>
  );
}

function stateOf(part: Part<Correction | null>): CorrectionPageState {
  switch (part.phase) {
    case 'failed':
      return part;
    case 'ready': {
      if (part.value === null) return { phase: 'notFound' };
      const { submoduleId, requestedAt } = part.value;
      return { phase: 'ready', submoduleId, requestedAt };
    }
    default:
      return { phase: part.phase === 'absent' ? 'notFound' : 'loading' };
  }
}
