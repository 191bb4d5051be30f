'use client';
import type { DictationWord } from '@rehearse/scoring';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { type Slip, SlipList } from '../review/index.ts';

const english = { dictation: en.dictation };

export interface SlipsProps {
  words: readonly DictationWord[];
  /** 0..1. */
  score: number;
}

const tones = { near: 'attention', wrong: 'critical', missing: 'critical', extra: 'attention' } as const;

/** The mistakes in a dictation and their share of the score. */
export function Slips({ words, score }: SlipsProps) {
  const { t } = usePracticeTexts(english);
  const slips = words.flatMap((word): Slip[] => {
    if (word.kind === 'match') return [];
    const { kind, lost } = word;
    const pair = {
      ...('given' in word ? { given: word.given } : {}),
      ...('expected' in word ? { expected: word.expected } : {}),
    };
    return [{ kind: t(`dictation.kind.${kind}`), tone: tones[kind], lost, ...pair }];
  });
  return <SlipList slips={slips} score={score} />;
}
