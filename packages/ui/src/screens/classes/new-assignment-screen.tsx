'use client';
import { types } from '@rehearse/question-types';
import { useState } from 'react';
import { Button, Card, ChoiceGroup, Select, Stack, Text } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { classPath } from '../class-paths.ts';
import { useScoreTexts } from '../score-scale/index.ts';
import type { TestExam, TestForm } from '../test-start/index.ts';
import { ActionFailure } from './action-failure.tsx';
import { AssignmentFields } from './assignment-fields.tsx';
import { ClassHead } from './class-head.tsx';
import { ClassStates } from './class-states.tsx';
import type { AssignmentWords, ClassPart, Outcome } from './classes.types.ts';
import { DrillFields, type DrillSettings } from './drill-fields.tsx';
import { useAction } from './use-action.ts';
import { useAssignmentWords } from './use-assignment-words.ts';
import { type PickQuestions, usePickedQuestions } from './use-picked-questions.ts';

/** What is given to a class. */
export interface NewAssignment extends AssignmentWords {
  task:
    | { kind: 'drill'; questionIds: number[]; mode: 'timed' | 'learn'; review: 'each' | 'end' }
    | { kind: 'test'; examId: string; form: TestForm };
}

/** What the form needs to know. */
export interface AssignmentOffer {
  classId: string;
  className: string;
  /** Newest first; without any, only drills can be given. */
  exams: readonly Pick<TestExam, 'examId' | 'name' | 'forms'>[];
}

export interface NewAssignmentScreenProps {
  /** `missing` for everybody but the teacher. */
  offer: ClassPart<AssignmentOffer>;
  onRetry: () => void;
  /** Ids of the types that the host has, in order. */
  types: readonly number[];
  /** The time zone of the device, such as `Europe/Berlin`. */
  timeZone: string;
  /** The same function as long as the class is the same. */
  pick: PickQuestions;
  /** Gives it to the class and goes back there. */
  onGive: (given: NewAssignment) => Promise<Outcome>;
}

/** The form for a new assignment: a drill of chosen questions, or a mock test. */
export function NewAssignmentScreen({ offer, onRetry, ...form }: NewAssignmentScreenProps) {
  return (
    <ClassStates part={offer} onRetry={onRetry} width="reading">
      {(known) => <Form offer={known} {...form} />}
    </ClassStates>
  );
}

function Form({
  offer: { classId, className, exams },
  types: offered,
  timeZone,
  pick,
  onGive,
}: Omit<NewAssignmentScreenProps, 'offer' | 'onRetry'> & { offer: AssignmentOffer }) {
  const { t } = useClassesTranslation();
  const { typeName } = useScoreTexts();
  const [kind, setKind] = useState<'drill' | 'test'>('drill');
  const [drill, setDrill] = useState<DrillSettings>({
    submoduleId: offered.find((id) => id === types.fillInTheBlanks.id) ?? offered[0] ?? types.readAndSelect.id,
    level: null,
    count: 10,
    mode: 'timed',
    review: 'each',
  });
  const [examId, setExamId] = useState(exams[0]?.examId);
  const [form, setForm] = useState<TestForm>('short');
  const picked = usePickedQuestions(pick, drill);
  const exam = exams.find((each) => each.examId === examId) ?? exams[0];
  const chosenForm = exam?.forms.find((each) => each.form === form) ?? exam?.forms[0];
  const suggestion =
    kind === 'test'
      ? t(`give.defaultTest.${chosenForm?.form ?? 'short'}`)
      : drill.level === null
        ? typeName(drill.submoduleId)
        : t('give.defaultDrill', { type: typeName(drill.submoduleId), level: t(`give.levels.${drill.level}`) });
  const words = useAssignmentWords({ title: '', instructions: null, dueAt: null }, suggestion);
  const { isBusy, failure, run } = useAction();
  const questionIds = picked.state.phase === 'picked' ? picked.state.questions.map(({ questionId }) => questionId) : [];
  const isEmpty = kind === 'drill' && questionIds.length === 0;

  const submit = () => {
    const written = words.check();
    if (!written || isEmpty) return;
    const { mode, review } = drill;
    if (kind === 'drill') void run(() => onGive({ ...written, task: { kind, questionIds, mode, review } }));
    else if (exam && chosenForm)
      void run(() => onGive({ ...written, task: { kind, examId: exam.examId, form: chosenForm.form } }));
  };

  return (
    <Stack space="large">
      <ClassHead back={{ href: classPath(classId), label: t('backTo', { name: className }) }} title={t('give.title')} />
      <Stack
        as="form"
        space="large"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Card space="xlarge">
          <Stack space="large">
            {exams.length > 0 && (
              <ChoiceGroup
                label={t('give.kind')}
                choices={(['drill', 'test'] as const).map((value) => ({ value, label: t(`give.kinds.${value}`) }))}
                value={kind}
                onValueChange={setKind}
              />
            )}
            {kind === 'drill' ? (
              <DrillFields offered={offered} settings={drill} onChange={setDrill} picked={picked} />
            ) : (
              <>
                {exams.length > 1 && exam && (
                  <Select
                    label={t('give.exam')}
                    options={exams.map((each) => ({ value: each.examId, label: each.name }))}
                    value={exam.examId}
                    onValueChange={setExamId}
                  />
                )}
                <ChoiceGroup<TestForm>
                  label={t('give.form')}
                  choices={(exam?.forms ?? []).map(({ form: value, minutes }) => ({
                    value,
                    label: t(`give.forms.${value}`, { minutes }),
                  }))}
                  value={chosenForm?.form ?? null}
                  onValueChange={setForm}
                />
                <Text size="small" tone="secondary">
                  {t('give.formNote')}
                </Text>
              </>
            )}
          </Stack>
        </Card>
        <Card space="xlarge">
          <Stack space="large">
            <AssignmentFields draft={words} timeZone={timeZone} />
            <ActionFailure failure={failure} />
            <Button
              type="submit"
              size="large"
              block
              loading={isBusy}
              {...(isEmpty && picked.state.phase !== 'picking' ? { disabledReason: t('give.noQuestions') } : {})}
            >
              {t('give.submit')}
            </Button>
          </Stack>
        </Card>
      </Stack>
    </Stack>
  );
}
