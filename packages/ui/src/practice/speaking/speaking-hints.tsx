'use client';
import type { SpeakingHint, SpeakingView } from '@rehearse/practice-machines/speaking';
import { Stack } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { HintButton, Hints } from '../hint/index.ts';
import * as styles from './speaking.css.ts';

export interface SpeakingHintsProps {
  hints: NonNullable<SpeakingView['hints']>;
  onHint: () => void;
}

/** Learn mode: opening phrases, points of a description, or words to listen for, one at a time. */
export function SpeakingHints({ hints, onHint }: SpeakingHintsProps) {
  const { t } = usePracticeTranslation();
  const say = (hint: SpeakingHint) => {
    if (hint.kind === 'keyword') return t('speaking.hint.keyword', { word: hint.word });
    return hint.kind === 'opening' ? t(`speaking.hint.opening.${hint.code}`) : t(`speaking.hint.aspect.${hint.code}`);
  };
  return (
    <Stack space="small">
      <Hints items={hints.given.map(say)} />
      <div className={styles.askHint}>
        <HintButton remaining={hints.remaining} onHint={onHint} />
      </div>
    </Stack>
  );
}
