'use client';
import { type HintsAsked, hintsSoFar, type SpeakingHint } from '@rehearse/practice-machines/speaking';
import { Stack } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { HintButton, Hints } from '../hint/index.ts';
import * as styles from './speaking.css.ts';

const english = { speaking: en.speaking };

export interface SpeakingHintsProps {
  hints: HintsAsked;
  onHint: () => void;
}

/** Learn mode: opening phrases, points of a description, or words to listen for, one at a time. */
export function SpeakingHints({ hints, onHint }: SpeakingHintsProps) {
  const { t } = usePracticeTexts(english);
  const say = (hint: SpeakingHint) => {
    if (hint.kind === 'keyword') return t('speaking.hint.keyword', { word: hint.word });
    return hint.kind === 'opening' ? t(`speaking.hint.opening.${hint.code}`) : t(`speaking.hint.aspect.${hint.code}`);
  };
  const { given, remaining } = hintsSoFar(hints);
  if (given.length + remaining === 0) return null;
  return (
    <Stack space="small">
      <Hints items={given.map(say)} />
      <div className={styles.askHint}>
        <HintButton remaining={remaining} onHint={onHint} />
      </div>
    </Stack>
  );
}
