'use client';
import type { CallFailure } from '@rehearse/practice-machines/login';
import { type FormEvent, useState } from 'react';
import {
  Button,
  Card,
  Container,
  Heading,
  Inline,
  Notice,
  Select,
  Stack,
  Text,
  TextField,
} from '../../components/index.ts';
import { usePlanTranslation } from '../../i18n/use-plan-translation.ts';
import { useFailureText } from '../use-failure-text.ts';
import { firstLanguages } from './first-languages.ts';
import type { LearnerGoals } from './goals.types.ts';

export interface GoalsScreenProps {
  /** What is known so far. */
  goals: LearnerGoals;
  /** The learner's calendar day, as `2030-01-15`: an exam can't be before it. */
  today: string;
  /** After sign-up: the questions can be skipped. */
  isFirst: boolean;
  /** The placement test follows after saving. */
  findsLevel: boolean;
  isSaving: boolean;
  /** Why saving failed; null while nothing did. */
  failure: CallFailure | null;
  onSave: (goals: LearnerGoals) => void;
  onSkip: () => void;
}

/** Scores that can be chosen as a target: those that institutions ask for. */
const targets = Array.from({ length: 21 }, (_, index) => 60 + index * 5);
const minutes = [10, 15, 20, 30, 45, 60, 90, 120];

const unknown = '';
const numberOf = (value: string) => (value === unknown ? null : Number(value));

/** What a learner wants to reach: four questions, all optional. */
export function GoalsScreen({
  goals,
  today,
  isFirst,
  findsLevel,
  isSaving,
  failure,
  onSave,
  onSkip,
}: GoalsScreenProps) {
  const { t, language } = usePlanTranslation();
  const failureText = useFailureText();
  const [chosen, setChosen] = useState(goals);
  const [isChecked, setChecked] = useState(false);
  const change = (part: Partial<LearnerGoals>) => setChosen({ ...chosen, ...part });
  const isPast = chosen.examDate !== null && chosen.examDate < today;
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const languages = firstLanguages
    .map((code) => ({ value: code as string, label: names.of(code) ?? code }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isPast) onSave(chosen);
  };

  return (
    <Container width="reading">
      <Stack space="large">
        <Stack space="xsmall">
          <Heading level={1}>{t('goals.title')}</Heading>
          <Text tone="secondary">{t('goals.lead')}</Text>
        </Stack>
        <Card space="large">
          <form onSubmit={submit} noValidate>
            <Stack space="large">
              <Select
                label={t('goals.target')}
                description={t('goals.targetNote')}
                value={String(chosen.targetScore ?? unknown)}
                options={[
                  { value: unknown, label: t('goals.unknown') },
                  ...targets.map((score) => ({ value: String(score), label: String(score) })),
                ]}
                onValueChange={(value) => change({ targetScore: numberOf(value) })}
              />
              <TextField
                type="date"
                label={t('goals.date')}
                min={today}
                value={chosen.examDate ?? ''}
                error={isChecked && isPast ? t('goals.datePast') : undefined}
                onValueChange={(value) => change({ examDate: value === '' ? null : value })}
              />
              <Select
                label={t('goals.minutes')}
                value={String(chosen.minutesPerDay ?? unknown)}
                options={[
                  { value: unknown, label: t('goals.noMinutes') },
                  ...minutes.map((count) => ({ value: String(count), label: t('goals.minutesOf', { count }) })),
                ]}
                onValueChange={(value) => change({ minutesPerDay: numberOf(value) })}
              />
              <Select
                label={t('goals.language')}
                description={t('goals.languageNote')}
                value={chosen.firstLanguage ?? unknown}
                options={[{ value: unknown, label: t('goals.noLanguage') }, ...languages]}
                onValueChange={(value) => change({ firstLanguage: value === unknown ? null : value })}
              />
              {failure && (
                <Notice tone="critical" announce="assertive" title={t('goals.failed')}>
                  {failureText(failure)}
                </Notice>
              )}
              <Inline space="medium">
                <Button type="submit" loading={isSaving}>
                  {t(findsLevel ? 'goals.saveAndStart' : 'goals.save')}
                </Button>
                {isFirst && (
                  <Button variant="text" disabled={isSaving} onClick={onSkip}>
                    {t('goals.skip')}
                  </Button>
                )}
              </Inline>
            </Stack>
          </form>
        </Card>
      </Stack>
    </Container>
  );
}
