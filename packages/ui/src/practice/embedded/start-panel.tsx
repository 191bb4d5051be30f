'use client';
import Mic from 'lucide-react/icons/mic';
import Timer from 'lucide-react/icons/timer';
import Volume2 from 'lucide-react/icons/volume-2';
import type { ReactNode } from 'react';
import { Button, Icon, type IconGlyph, Stack, Text } from '../../components/index.ts';
import { useEmbeddedTranslation } from '../../i18n/use-embedded-translation.ts';
import { toMinutes } from '../question-frame/clock.utils.ts';
import * as styles from './embedded.css.ts';

export interface StartPanelProps {
  /** What is to be done. */
  task: string;
  /** Null for no limit. */
  seconds: number | null;
  /** What the browser will ask for, or play. */
  needs: readonly ('microphone' | 'sound')[];
  /** Whether it is still being loaded. */
  loading?: boolean;
  /** Absent if it starts by itself. */
  onStart?: (() => void) | undefined;
}

const glyphs: Record<StartPanelProps['needs'][number], IconGlyph> = { microphone: Mic, sound: Volume2 };

const secondsPerMinute = 60;

/** What a question asks for, before its clock runs. */
export function StartPanel({ task, seconds, needs, loading = false, onStart }: StartPanelProps) {
  const { t } = useEmbeddedTranslation();
  return (
    <Stack space="medium" align="start">
      <Text>{task}</Text>
      <div className={styles.facts}>
        <Fact glyph={Timer}>{useTime(seconds)}</Fact>
        {needs.map((need) => (
          <Fact key={need} glyph={glyphs[need]}>
            {t(`needs.${need}`)}
          </Fact>
        ))}
      </div>
      {onStart && (
        <Button onClick={onStart} loading={loading}>
          {t('start')}
        </Button>
      )}
    </Stack>
  );
}

function useTime(seconds: number | null): string {
  const { t } = useEmbeddedTranslation();
  if (seconds === null) return t('time.none');
  if (seconds < 2 * secondsPerMinute) return t('time.seconds', { count: seconds });
  if (seconds % secondsPerMinute === 0) return t('time.minutes', { count: seconds / secondsPerMinute });
  return t('time.clock', { time: toMinutes(seconds) });
}

function Fact({ glyph, children }: { glyph: IconGlyph; children: ReactNode }) {
  return (
    <span className={styles.fact}>
      <Icon glyph={glyph} size="small" />
      <Text as="span" size="small" tone="secondary">
        {children}
      </Text>
    </span>
  );
}
