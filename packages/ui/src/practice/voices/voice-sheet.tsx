'use client';
import type { OpenVoiceDesk } from '@rehearse/practice-machines/ports';
import { Button, Dialog } from '../../components/index.ts';
import { useVoicesTranslation } from '../../i18n/use-voices-translation.ts';
import { VoiceChoices } from './voice-choices.tsx';

export interface VoiceSheetProps {
  desk: OpenVoiceDesk;
  onOpenChange: (open: boolean) => void;
}

/** The choice of voices, over a task. Each choice takes effect with the next play. */
export function VoiceSheet({ desk, onOpenChange }: VoiceSheetProps) {
  const { t } = useVoicesTranslation();
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t('title')}
      variant="sheet"
      actions={
        <Button block onClick={() => onOpenChange(false)}>
          {t('done')}
        </Button>
      }
    >
      <VoiceChoices desk={desk} />
    </Dialog>
  );
}
