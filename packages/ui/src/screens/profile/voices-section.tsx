'use client';
import type { VoiceDesk } from '@rehearse/practice-machines/ports';
import { useState } from 'react';
import { Skeleton } from '../../components/index.ts';
import { useProfileTranslation } from '../../i18n/use-profile-translation.ts';
import { LatePart, late } from '../../practice/late/index.ts';
import { ProfileSection } from './profile-part.tsx';

export interface VoicesSectionProps {
  /** The voices of this device. */
  voices: VoiceDesk;
}

/** The voices that speak on this device, in a file of their own. */
export function VoicesSection({ voices }: VoicesSectionProps) {
  const { t } = useProfileTranslation();
  const [part] = useState(() =>
    late(async () => {
      const [{ VoiceChoices }, desk] = await Promise.all([
        import('../../practice/voices/voice-choices.tsx'),
        voices.open(),
      ]);
      return { VoiceChoices, desk };
    }),
  );
  return (
    <ProfileSection title={t('voices.title')}>
      <LatePart part={part} waiting={<Skeleton lines={4} />}>
        {({ VoiceChoices, desk }) => <VoiceChoices desk={desk} />}
      </LatePart>
    </ProfileSection>
  );
}
