'use client';
import type { SpeakingVerdict } from '@rehearse/practice-machines/speaking';
import type { ReactNode } from 'react';
import { Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ResultBanner } from '../review/index.ts';
import { flawOf } from './flaw.ts';

const english = { speaking: en.speaking };

export interface VerdictBannerProps {
  /** Null if the sound couldn't be measured. */
  verdict: SpeakingVerdict | null;
  children?: ReactNode;
}

/** Confirms the recording or says why it can't count as an answer. Whether it is saved is not known here. */
export function VerdictBanner({ verdict, children }: VerdictBannerProps) {
  const { t } = usePracticeTexts(english);
  const flaw = flawOf(verdict);
  if (flaw === null) {
    return (
      <ResultBanner tone={verdict === null ? 'neutral' : 'positive'} title={t('speaking.done')}>
        {children}
      </ResultBanner>
    );
  }
  return (
    <ResultBanner tone="attention" title={t(`speaking.verdict.${flaw}`)}>
      <Text>{t(`speaking.advice.${flaw}`, { ...verdict })}</Text>
      {children}
    </ResultBanner>
  );
}
