'use client';
import Send from 'lucide-react/icons/send';
import type { FormEvent } from 'react';
import { Button, Card, Notice, Stack, Text, TextArea, TextField } from '../../components/index.ts';
import { useCompanyTranslation } from '../../i18n/use-company-translation.ts';
import { useFailureSentence } from '../use-failure-text.ts';
import { useFieldFailure } from '../use-field-failure.ts';
import { type ContactField, type ContactMistakes, contactFields, contactLimits, mistakesIn } from './contact-form.ts';
import type { ContactView } from './contact-view.ts';

interface MessageFormProps {
  view: Exclude<ContactView, { phase: 'sent' }>;
  onChange: (field: ContactField, text: string) => void;
  onSubmit: () => void;
}

const fields = { name: 'name', email: 'email', message: 'message' } satisfies Record<ContactField, string>;

/** Errors shown while typing: only a text that is too long. Others wait until the form is submitted. */
const shownAtOnce = (mistakes: ContactMistakes): ContactMistakes =>
  Object.fromEntries(Object.entries(mistakes).filter(([, mistake]) => mistake === 'tooLong'));

/** Name, email and message, with their limits. */
export function MessageForm({ view, onChange, onSubmit }: MessageFormProps) {
  const { t, language } = useCompanyTranslation();
  const failureSentence = useFailureSentence();
  const { form, errorOf: refusalOf, rest } = useFieldFailure(fields, view.phase === 'failed' ? view.failure : null);
  const { form: typed, isChecked } = view;
  const mistakes = mistakesIn(typed);
  const shown = isChecked ? mistakes : shownAtOnce(mistakes);
  const number = (count: number) => new Intl.NumberFormat(language).format(count);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (view.phase === 'sending') return;
    onSubmit();
    const first = contactFields.find((field) => mistakes[field]);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const errorOf = (field: ContactField) => {
    const mistake = shown[field];
    if (!mistake) return refusalOf(field);
    const key = `contact.errors.${field}.${mistake}` as 'contact.errors.email.invalid';
    return t(key, { limit: number(contactLimits[field]) });
  };
  const count = (field: ContactField) =>
    t('contact.count', { used: number(typed[field].trim().length), limit: number(contactLimits[field]) });
  const tie = (field: ContactField) => ({
    name: field,
    label: t(`contact.${field}`),
    value: typed[field],
    error: errorOf(field),
    required: true,
    onValueChange: (text: string) => onChange(field, text),
  });

  return (
    <Card as="section" space="xlarge">
      <Stack as="form" space="large" aria-label={t('contact.form')} noValidate onSubmit={submit} ref={form}>
        <TextField {...tie('name')} autoComplete="name" description={count('name')} />
        <TextField {...tie('email')} type="email" inputMode="email" autoComplete="email" />
        <TextArea {...tie('message')} rows={7} description={count('message')} />
        {rest && (
          <Notice tone="critical" announce="assertive" title={t('contact.failed.title')}>
            {t('contact.failed.text', { message: failureSentence(rest) })}
          </Notice>
        )}
        <Stack space="small" align="start">
          <Button type="submit" size="large" icon={Send} loading={view.phase === 'sending'}>
            {t('contact.send')}
          </Button>
          <Text size="caption" tone="muted">
            {t('contact.kept')}
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
}
