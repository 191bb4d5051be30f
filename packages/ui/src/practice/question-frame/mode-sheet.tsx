'use client';
import {
  isSameSetting,
  type PracticeMode,
  type PracticeSettings,
  practiceModes,
  timeFactors,
} from '@rehearse/practice-machines/protocol';
import { useState } from 'react';
import { Button, ChoiceGroup, Dialog, Notice, Stack, Switch, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './mode.css.ts';

const english = { frame: en.frame, mode: en.mode };

/** State of the question: it can be answered, it was submitted ungraded (exam), or neither. */
export type FrameStage = 'answering' | 'submitted' | 'other';

export interface ModeSheetProps {
  settings: PracticeSettings;
  /** The learner confirmed a choice; the sheet closes itself. */
  onSettingsChange: (settings: PracticeSettings) => void;
  stage: FrameStage;
  onOpenChange: (open: boolean) => void;
}

/**
 * The modes and time factors, and the effect of a change on the open question. The auto-continue switch applies at
 * once.
 */
export function ModeSheet({ settings, onSettingsChange, stage, onOpenChange }: ModeSheetProps) {
  const { t } = usePracticeTexts(english);
  const [mode, setMode] = useState<PracticeMode>(settings.mode);
  const [timeFactor, setTimeFactor] = useState(settings.timeFactor);
  const chosen = { ...settings, mode, timeFactor };
  const givesUp = settings.mode === 'exam' && stage === 'answering' && !isSameSetting(settings, chosen);
  const isClockRunning = settings.mode === 'exam' && stage === 'answering';
  const effects = { answering: 'mode.answerStays', submitted: 'mode.showsResult', other: 'mode.nextTry' } as const;
  const use = () => {
    onOpenChange(false);
    onSettingsChange(chosen);
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t('mode.title')}
      variant="sheet"
      actions={
        <Button block tone={givesUp ? 'critical' : 'primary'} onClick={use}>
          {t(givesUp ? 'mode.giveUp' : 'mode.use')}
        </Button>
      }
    >
      <Stack space="large">
        <ChoiceGroup
          label={t('mode.label')}
          labelHidden
          choices={practiceModes.map((value) => ({
            value,
            label: (
              <span className={styles.mode}>
                <span className={styles.modeName}>{t(`mode.${value}`)}</span>{' '}
                <span className={styles.modeNote}>{t(`mode.note.${value}`)}</span>
              </span>
            ),
          }))}
          value={mode}
          onValueChange={setMode}
        />
        {mode !== 'learn' && (
          <Stack space="xsmall">
            <ChoiceGroup
              label={t('mode.time')}
              variant="segmented"
              choices={timeFactors.map((factor) => ({
                value: String(factor),
                label: t('mode.times', { factor }),
              }))}
              value={String(timeFactor)}
              onValueChange={(value) => setTimeFactor(timeFactors.find((factor) => String(factor) === value) ?? 1)}
            />
            <Text size="small" tone="muted">
              {t('mode.timeNote')}
            </Text>
          </Stack>
        )}
        {mode !== 'exam' && (
          <Switch
            label={t('mode.autoContinue')}
            description={t('mode.autoContinueNote')}
            value={settings.autoContinue === true}
            onValueChange={(autoContinue) => onSettingsChange({ ...settings, autoContinue })}
          />
        )}
        {isClockRunning && !givesUp && <Notice tone="attention" title={t('frame.clockTitle')} />}
        {givesUp ? (
          <Notice tone="attention" announce="polite" title={t('mode.givesUpTitle')}>
            <Text size="small">{t('mode.givesUp')}</Text>
          </Notice>
        ) : (
          <Text size="small" tone="secondary">
            {t('mode.effect', { effect: t(effects[stage]) })}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
