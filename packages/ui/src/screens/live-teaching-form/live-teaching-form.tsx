'use client';
import type { CallFailure } from '@rehearse/practice-machines/login';
import { type FormEvent, useState } from 'react';
import { Button, Card, Heading, Notice, Select, Stack, Text, TextArea, TextField } from '../../components/index.ts';
import { useCoursesTranslation } from '../../i18n/use-courses-translation.ts';
import { useFailureSentence } from '../use-failure-text.ts';
import { useFieldFailure } from '../use-field-failure.ts';
import { pair } from './live-teaching-form.css.ts';
import { faultsOf, type LiveTeachingDraft, type LiveTeachingView, mostCharacters } from './live-teaching-form.types.ts';

export interface LiveTeachingFormProps {
  view: LiveTeachingView;
  draft: LiveTeachingDraft;
  /** IANA time zones to choose from. */
  timeZones: readonly string[];
  onDraftChange: (draft: LiveTeachingDraft) => void;
  /** Called on submit with a valid draft. */
  onSend: () => void;
  /** Called to write another request. */
  onAnother: () => void;
}

/** Input names, as in the API contract. */
const fields: Record<keyof LiveTeachingDraft, keyof LiveTeachingDraft> = {
  name: 'name',
  email: 'email',
  goal: 'goal',
  targetScore: 'targetScore',
  times: 'times',
  timeZone: 'timeZone',
  message: 'message',
};

/** Scores of the test's scale, best first. */
const scores = Array.from({ length: 31 }, (_, step) => String(160 - step * 5));

/** The request form for 1-on-1 live teaching. */
export function LiveTeachingForm({ view, draft, timeZones, onDraftChange, onSend, onAnother }: LiveTeachingFormProps) {
  const { t } = useCoursesTranslation();
  const failure = view.phase === 'editing' ? view.failure : null;
  const { form, errorOf: refusalOf, rest } = useFieldFailure(fields, failure);
  const [checked, setChecked] = useState(false);
  const faults = checked ? faultsOf(draft) : [];
  const faultOf = (field: keyof LiveTeachingDraft) => faults.find((fault) => fault === field);
  const errorOf = (field: keyof LiveTeachingDraft) => {
    const fault = faultOf(field);
    return fault ? t(`form.errors.${fault}`) : refusalOf(field);
  };
  const choiceOf = (field: keyof LiveTeachingDraft) => ({
    name: field,
    value: draft[field],
    error: errorOf(field),
    onValueChange: (text: string) => onDraftChange({ ...draft, [field]: text }),
  });
  const textOf = (field: keyof typeof mostCharacters) => ({ ...choiceOf(field), maxLength: mostCharacters[field] });
  const helpOf = (field: 'goal' | 'times' | 'message') =>
    t(`form.${field}Help`, { count: draft[field].length, most: mostCharacters[field] });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = faultsOf(draft);
    setChecked(first !== undefined);
    if (first === undefined) onSend();
    else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  if (view.phase === 'sent')
    return (
      <Notice
        tone="positive"
        title={t('form.sentTitle')}
        announce="polite"
        actions={
          <Button size="small" variant="outline" onClick={onAnother}>
            {t('form.another')}
          </Button>
        }
      >
        {t('form.sentText', { email: view.email })}
      </Notice>
    );
  return (
    <Card as="section" space="xlarge">
      <Stack space="large">
        <Stack space="xsmall">
          <Heading level={2}>{t('form.title')}</Heading>
          <Text tone="secondary">{t('form.lead')}</Text>
        </Stack>
        <form onSubmit={submit} noValidate>
          <Stack space="large" ref={form}>
            <div className={pair}>
              <TextField label={t('form.name')} autoComplete="name" {...textOf('name')} />
              <TextField
                label={t('form.email')}
                type="email"
                inputMode="email"
                autoComplete="email"
                {...textOf('email')}
              />
            </div>
            <TextArea label={t('form.goal')} rows={2} description={helpOf('goal')} {...textOf('goal')} />
            <TextArea label={t('form.times')} rows={2} description={helpOf('times')} {...textOf('times')} />
            <div className={pair}>
              <Select
                label={t('form.timeZone')}
                options={timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
                {...choiceOf('timeZone')}
              />
              <Select
                label={t('form.targetScore')}
                optional
                options={[
                  { value: '', label: t('form.noTarget') },
                  ...scores.map((score) => ({ value: score, label: score })),
                ]}
                {...choiceOf('targetScore')}
              />
            </div>
            <TextArea label={t('form.message')} optional description={helpOf('message')} {...textOf('message')} />
            {rest && <Failure failure={rest} />}
            <div>
              <Button type="submit" size="large" loading={view.phase === 'sending'}>
                {t('form.send')}
              </Button>
            </div>
          </Stack>
        </form>
      </Stack>
    </Card>
  );
}

function Failure({ failure }: { failure: CallFailure }) {
  const { t } = useCoursesTranslation();
  const failureSentence = useFailureSentence();
  return (
    <Notice tone="critical" title={t('form.failedTitle')} announce="assertive">
      {t('form.refused', { reason: failureSentence(failure) })}
    </Notice>
  );
}
