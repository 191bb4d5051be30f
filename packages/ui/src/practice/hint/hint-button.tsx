'use client';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { Button, VisuallyHidden } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';

export interface HintButtonProps {
  /** Asks for the next hint; send `answer.hint`. */
  onHint: () => void;
  /** How many hints there are still; 0 turns the button off and says why. Null or nothing: not counted. */
  remaining?: number | null;
  /** What the last hint did, for screen readers, where no `Hints` list says it ("The next letter is r."). */
  said?: string;
}

/** Learn mode: asks for a hint. Stands in the action bar before the main button. */
export function HintButton({ onHint, remaining = null, said }: HintButtonProps) {
  const { t } = usePracticeTranslation();
  return (
    <>
      <Button
        variant="outline"
        size="large"
        icon={Lightbulb}
        disabledReason={remaining === 0 ? t('hint.none') : undefined}
        onClick={onHint}
      >
        {t('hint.ask')}
      </Button>
      <VisuallyHidden announce="polite">{said ?? ''}</VisuallyHidden>
    </>
  );
}
