'use client';
import type { SaveState } from '@rehearse/practice-machines/running-question';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import HardDrive from 'lucide-react/icons/hard-drive';
import { Icon, type IconGlyph, Text } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { useFailureText } from '../use-failure-text.ts';
import { status } from './save-status.css.ts';

const icons: Record<SaveState['state'], IconGlyph> = {
  onDevice: HardDrive,
  inMemory: CloudUpload,
  saved: CloudCheck,
  onlyHere: HardDrive,
  refused: CloudAlert,
};

export interface SaveStatusProps {
  /** Null before an answer was submitted. */
  value: SaveState | null;
}

/** Says whether and where the answer is saved. */
export function SaveStatus({ value }: SaveStatusProps) {
  const { t } = useScreensTranslation();
  const failureText = useFailureText();
  const text =
    value &&
    {
      onDevice: t('question.savedOnDevice'),
      inMemory: t('question.onItsWay'),
      saved: t('question.saved'),
      onlyHere: t('question.onlyHere'),
      refused: t('question.notSaved', { message: value.state === 'refused' ? failureText(value.failure) : '' }),
    }[value.state];
  return (
    <div role="status" className={status}>
      {value && (
        <>
          <Icon glyph={icons[value.state]} size="small" />
          <Text as="span" size="small" tone={value.state === 'refused' ? 'critical' : 'muted'}>
            {text}
          </Text>
        </>
      )}
    </div>
  );
}
