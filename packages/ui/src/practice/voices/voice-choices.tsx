'use client';
import type { DeviceVoice, OpenVoiceDesk, VoiceChoice } from '@rehearse/practice-machines/ports';
import { useState, useSyncExternalStore } from 'react';
import { Notice, Select, Stack, Text } from '../../components/index.ts';
import { useVoicesTranslation } from '../../i18n/use-voices-translation.ts';
import { SampleButton } from './sample-button.tsx';

export interface VoiceChoicesProps {
  desk: OpenVoiceDesk;
}

const accents = ['british', 'american'] as const;
const noVoices: readonly DeviceVoice[] = [];

/** A voice per accent, each with a sample. A choice is stored at once. */
export function VoiceChoices({ desk }: VoiceChoicesProps) {
  const { t } = useVoicesTranslation();
  const { voices } = desk;
  const listed = useSyncExternalStore(voices.subscribe, voices.list, () => noVoices);
  const [choice, setChoice] = useState<VoiceChoice>(desk.choice);
  if (listed.length === 0) return <Text tone="secondary">{t('none')}</Text>;
  const choose = (change: Partial<VoiceChoice>) => {
    const next = { ...choice, ...change };
    desk.choose(next);
    setChoice(next);
  };
  return (
    <Stack space="large">
      <Text tone="secondary">{t('intro')}</Text>
      {listed.some(({ isOnline }) => isOnline) && (
        <Notice>
          <Text size="small">{t('onlineNote')}</Text>
        </Notice>
      )}
      {accents.map((accent) => (
        <AccentChoice
          key={accent}
          accent={accent}
          listed={listed}
          desk={desk}
          value={choice[accent]}
          onValueChange={(id) => choose({ [accent]: id })}
        />
      ))}
      <Text size="small" tone="muted">
        {t('remembered')}
      </Text>
    </Stack>
  );
}

interface AccentChoiceProps {
  accent: (typeof accents)[number];
  listed: readonly DeviceVoice[];
  desk: OpenVoiceDesk;
  /** Id of a voice; null for files. */
  value: string | null;
  onValueChange: (id: string | null) => void;
}

const marks = { 'natural offline': 'natural', 'natural online': 'naturalOnline', 'standard online': 'online' } as const;

function AccentChoice({ accent, listed, desk, value, onValueChange }: AccentChoiceProps) {
  const { t } = useVoicesTranslation();
  const ownAccent = listed.filter((voice) => voice.accent === accent);
  const offered = ownAccent.length > 0 ? ownAccent : listed;
  const chosen = offered.find(({ id }) => id === value);
  const nameOf = ({ name, quality, isOnline }: DeviceVoice) => {
    const mark = `${quality} ${isOnline ? 'online' : 'offline'}` as const;
    return mark === 'standard offline' ? name : t(marks[mark], { name });
  };
  return (
    <Stack space="small">
      <Select
        label={t(accent)}
        {...(ownAccent.length === 0 && { description: t('anyAccent') })}
        options={[
          { value: '', label: t('standard') },
          ...offered.map((voice) => ({ value: voice.id, label: nameOf(voice) })),
        ]}
        value={chosen?.id ?? ''}
        onValueChange={(id) => onValueChange(id === '' ? null : id)}
      />
      {chosen && <SampleButton key={chosen.id} voices={desk.voices} voiceId={chosen.id} accent={t(accent)} />}
    </Stack>
  );
}
