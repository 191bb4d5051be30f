'use client';
import { useId, useState } from 'react';
import { Button, Divider, Inline, Notice, Stack } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { SectionCard } from '../section-card.tsx';
import { ActionFailure } from './action-failure.tsx';
import { AskDialog } from './ask-dialog.tsx';
import type { ClassNames, Outcome } from './classes.types.ts';
import { NamesForm } from './names-form.tsx';
import { useAction } from './use-action.ts';

export interface ClassSettingsProps {
  names: ClassNames;
  onRename: (names: ClassNames) => Promise<Outcome>;
  /** Deletes the class and leaves its page. */
  onDelete: () => Promise<Outcome>;
}

/** The names of a class, and its end. */
export function ClassSettings({ names, onRename, onDelete }: ClassSettingsProps) {
  const { t } = useClassesTranslation();
  const { isBusy, failure, run } = useAction();
  const [isSaved, setSaved] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const form = useId();
  const save = async (given: ClassNames) => {
    setSaved(false);
    setSaved(await run(() => onRename(given)));
  };
  return (
    <SectionCard title={t('settings.title')}>
      <Stack space="large">
        <NamesForm id={form} initial={names} onSubmit={(given) => void save(given)} />
        <ActionFailure failure={failure} />
        {isSaved && (
          <Notice tone="positive" announce="polite">
            {t('settings.saved')}
          </Notice>
        )}
        <Inline>
          <Button type="submit" form={form} variant="outline" loading={isBusy}>
            {t('settings.save')}
          </Button>
        </Inline>
        <Divider />
        <Inline>
          <Button variant="outline" tone="critical" onClick={() => setAsked(true)}>
            {t('settings.delete')}
          </Button>
        </Inline>
      </Stack>
      {isAsked && (
        <AskDialog
          title={t('settings.deleting.title', { name: names.name })}
          text={t('settings.deleting.text')}
          confirm={t('settings.deleting.confirm')}
          act={onDelete}
          onClose={() => setAsked(false)}
        />
      )}
    </SectionCard>
  );
}
