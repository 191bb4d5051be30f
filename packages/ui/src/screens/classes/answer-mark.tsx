'use client';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Contrast from 'lucide-react/icons/contrast';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { Icon, type IconGlyph, VisuallyHidden } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import * as styles from './classes.css.ts';
import type { AnswerOutcome } from './classes.types.ts';

const glyphs: Record<AnswerOutcome, IconGlyph> = {
  right: Check,
  partly: Contrast,
  wrong: X,
  missed: Minus,
  ungraded: CircleDashed,
};

interface AnswerMarkProps {
  outcome: AnswerOutcome;
  /** The same is said in text beside it. */
  isSilent?: boolean;
}

/** The outcome of an answer as an icon, and in words for screen readers. */
export function AnswerMark({ outcome, isSilent = false }: AnswerMarkProps) {
  const { t } = useClassesTranslation();
  return (
    <span className={styles.mark} data-outcome={outcome}>
      <Icon glyph={glyphs[outcome]} size="small" />
      {!isSilent && <VisuallyHidden>{t(`assignment.mark.${outcome}`)}</VisuallyHidden>}
    </span>
  );
}
