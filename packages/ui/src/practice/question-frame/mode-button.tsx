'use client';
import type { PracticeMode, PracticeSettings } from '@rehearse/practice-machines/protocol';
import BookOpen from 'lucide-react/icons/book-open';
import ChevronDown from 'lucide-react/icons/chevron-down';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Hourglass from 'lucide-react/icons/hourglass';
import { Icon, type IconGlyph } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { modeButton } from './mode.css.ts';

const english = { mode: en.mode };

const glyphs: Record<PracticeMode, IconGlyph> = { learn: BookOpen, timed: Hourglass, exam: GraduationCap };

export interface ModeButtonProps {
  settings: PracticeSettings;
  onOpen: () => void;
}

/** Shows the current mode and opens the sheet that changes it. */
export function ModeButton({ settings, onOpen }: ModeButtonProps) {
  const { t } = usePracticeTexts(english);
  const { mode, timeFactor } = settings;
  const name = t(`mode.${mode}`);
  const factor = mode === 'learn' || timeFactor === 1 ? null : t('mode.times', { factor: timeFactor });
  return (
    <button
      type="button"
      className={modeButton}
      aria-label={t('mode.open', { name: factor ? `${name} ${factor}` : name })}
      aria-haspopup="dialog"
      aria-keyshortcuts="m"
      onClick={onOpen}
    >
      <Icon glyph={glyphs[mode]} size="small" />
      {name}
      {factor && <span>{factor}</span>}
      <Icon glyph={ChevronDown} size="small" />
    </button>
  );
}
