'use client';
import type { TaskCheck, TaskProblem } from '@rehearse/scoring';
import { Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';

const english = { writtenText: en.writtenText };

export interface TaskVerdictProps {
  check: TaskCheck;
}

/** Whether a text meets its task, with one sentence per problem. */
export function TaskVerdict({ check: { problems, topicKnown } }: TaskVerdictProps) {
  const { t } = usePracticeTexts(english);
  const say = (problem: TaskProblem) =>
    problem.kind === 'tooShort'
      ? t('writtenText.problem.tooShort', { count: problem.words, least: problem.least })
      : t(`writtenText.problem.${problem.kind}`);
  if (problems.length === 0) {
    return <Text tone="secondary">{t(topicKnown ? 'writtenText.meets' : 'writtenText.meetsAsFarAsKnown')}</Text>;
  }
  return problems.map((problem) => (
    <Text key={problem.kind} tone="secondary">
      {say(problem)}
    </Text>
  ));
}
