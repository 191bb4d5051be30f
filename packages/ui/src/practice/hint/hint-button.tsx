'use client';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { Button, VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';

const english = { hint: en.hint };

export interface HintButtonProps {
  /** Requests the next hint; send `answer.hint`. */
  onHint: () => void;
  /** Number of hints left; 0 disables the button and says why. Null or undefined: not counted. */
  remaining?: number | null;
  /** What the last hint did, for screen readers, if there is no `Hints` list ("The next letter is r."). */
  said?: string;
}

/** Learn mode: requests a hint. Goes before the primary button in the action bar. */
export function HintButton({ onHint, remaining = null, said }: HintButtonProps) {
  const { t } = usePracticeTexts(english);
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
