'use client';
import type { VoiceDesk } from '@rehearse/practice-machines/ports';
import Volume2 from 'lucide-react/icons/volume-2';
import { useContext, useState, useSyncExternalStore } from 'react';
import { Button } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { LatePart, late } from '../late/index.ts';
import { VoicesContext } from './voices-context.ts';

const english = { plays: en.plays };

export interface VoiceButtonProps {
  /** The sheet covers the task, or no longer does. */
  onCoverChange?: ((covered: boolean) => void) | undefined;
}

/** Opens the choice of voices. Only there if the device has voices for English. */
export function VoiceButton({ onCoverChange }: VoiceButtonProps) {
  const desk = useContext(VoicesContext);
  return desk && <OfferedButton desk={desk} onCoverChange={onCoverChange} />;
}

interface OfferedButtonProps extends VoiceButtonProps {
  desk: VoiceDesk;
}

function OfferedButton({ desk, onCoverChange }: OfferedButtonProps) {
  const { t } = usePracticeTexts(english);
  const isOffered = useSyncExternalStore(desk.subscribe, desk.isOffered, () => false);
  const [sheet] = useState(() =>
    late(async () => {
      const [{ VoiceSheet }, opened] = await Promise.all([import('./voice-sheet.tsx'), desk.open()]);
      return { VoiceSheet, opened };
    }),
  );
  const [isOpen, setOpen] = useState(false);
  const cover = (covered: boolean) => {
    setOpen(covered);
    onCoverChange?.(covered);
  };
  if (!isOffered) return null;
  return (
    <>
      <Button variant="text" icon={Volume2} aria-haspopup="dialog" onClick={() => cover(true)}>
        {t('plays.voice')}
      </Button>
      {isOpen && (
        <LatePart part={sheet}>
          {({ VoiceSheet, opened }) => <VoiceSheet desk={opened} onOpenChange={cover} />}
        </LatePart>
      )}
    </>
  );
}
