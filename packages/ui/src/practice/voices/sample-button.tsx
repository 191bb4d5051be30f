'use client';
import type { VoicesPort } from '@rehearse/practice-machines/ports';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useEffect, useRef, useState } from 'react';
import { Button, Inline, Notice, Stack, Text } from '../../components/index.ts';
import { useVoicesTranslation } from '../../i18n/use-voices-translation.ts';

/** English in every language of the product. */
const SAMPLE = 'The museum doesn’t open until ten o’clock on Sundays, so we’ll have breakfast first.';

export interface SampleButtonProps {
  voices: VoicesPort;
  voiceId: string;
  /** Name of the accent, for screen readers. */
  accent: string;
}

/** Plays a sentence by a voice, and says if the voice can't. */
export function SampleButton({ voices, voiceId, accent }: SampleButtonProps) {
  const { t } = useVoicesTranslation();
  const [phase, setPhase] = useState<'idle' | 'speaking' | 'failed'>('idle');
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const isSpeaking = phase === 'speaking';
  const toggle = () => {
    stop.current?.();
    stop.current = null;
    setPhase(isSpeaking ? 'idle' : 'speaking');
    if (isSpeaking) return;
    stop.current = voices.speak(
      { text: SAMPLE, voiceId, rate: 1 },
      {
        onStarted: () => {},
        onProgress: () => {},
        onEnded: () => setPhase('idle'),
        onFailed: () => setPhase('failed'),
      },
    );
  };
  return (
    <Stack space="small">
      <Inline>
        <Button
          variant="outline"
          size="small"
          icon={isSpeaking ? Square : Play}
          aria-label={t(isSpeaking ? 'stopOf' : 'sampleOf', { accent })}
          onClick={toggle}
        >
          {t(isSpeaking ? 'stop' : 'sample')}
        </Button>
      </Inline>
      {phase === 'failed' && (
        <Notice tone="attention" announce="polite">
          <Text size="small">{t('sampleFailed')}</Text>
        </Notice>
      )}
    </Stack>
  );
}
