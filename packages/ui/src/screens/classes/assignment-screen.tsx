'use client';
import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button, Stack, Text } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { classPath } from '../class-paths.ts';
import { SectionCard } from '../section-card.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { ClassHead } from './class-head.tsx';
import { ClassStates } from './class-states.tsx';
import * as styles from './classes.css.ts';
import type { AssignmentResults, AssignmentWords, ClassPart, Outcome } from './classes.types.ts';
import { EditAssignmentDialog } from './edit-assignment-dialog.tsx';
import { QuestionResultItem } from './question-result-item.tsx';
import { ResultsTable } from './results-table.tsx';
import { useClassTexts } from './use-class-texts.ts';
import { useResultRows } from './use-result-rows.ts';

export interface AssignmentScreenProps {
  classId: string;
  /** `missing` for everybody but the teacher. */
  results: ClassPart<AssignmentResults>;
  onRetry: () => void;
  /** The time at which it is shown, ISO 8601. */
  now: string;
  /** The time zone of the device, such as `Europe/Berlin`. */
  timeZone: string;
  onEdit: (words: AssignmentWords) => Promise<Outcome>;
  /** Deletes it and goes back to the class. */
  onDelete: () => Promise<Outcome>;
  /** Saves a table, its head first, under the title of the assignment. */
  onDownload: (title: string, rows: readonly (readonly string[])[]) => void;
}

/** An assignment with the results of each learner and each question. */
export function AssignmentScreen({ results, onRetry, ...props }: AssignmentScreenProps) {
  const { t } = useClassesTranslation();
  const missing = { title: t('assignment.missing.title'), text: t('assignment.missing.text') };
  return (
    <ClassStates part={results} onRetry={onRetry} missing={missing}>
      {(found) => <Results results={found} {...props} />}
    </ClassStates>
  );
}

function Results({
  classId,
  results,
  now,
  timeZone,
  onEdit,
  onDelete,
  onDownload,
}: Omit<AssignmentScreenProps, 'results' | 'onRetry'> & { results: AssignmentResults }) {
  const { t } = useClassesTranslation();
  const { taskText, dueText } = useClassTexts();
  const toRows = useResultRows();
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null);
  const { className, taught, members, questions } = results;
  const { assignment, done } = taught;
  return (
    <Stack space="large">
      <ClassHead
        back={{ href: classPath(classId), label: t('backTo', { name: className }) }}
        title={assignment.title}
        about={`${taskText(assignment)} · ${dueText(assignment.dueAt, now)}`}
        actions={
          <>
            <Button variant="outline" tone="neutral" icon={Pencil} onClick={() => setAsked('edit')}>
              {t('assignment.edit')}
            </Button>
            <Button variant="outline" tone="critical" icon={Trash} onClick={() => setAsked('delete')}>
              {t('assignment.delete')}
            </Button>
          </>
        }
      />
      {assignment.instructions !== null && (
        <SectionCard title={t('assignment.instructions')}>
          <p className={styles.instructions}>{assignment.instructions}</p>
        </SectionCard>
      )}
      <SectionCard
        title={t('assignment.results')}
        note={members.length > 0 ? t('assignments.done', { done, members: members.length }) : undefined}
        actions={
          members.length > 0 && (
            <Button
              size="small"
              variant="outline"
              icon={Download}
              onClick={() => onDownload(assignment.title, toRows(results))}
            >
              {t('assignment.download')}
            </Button>
          )
        }
      >
        {members.length === 0 ? (
          <Text tone="secondary">{t('assignment.noMembers')}</Text>
        ) : (
          <ResultsTable results={results} />
        )}
      </SectionCard>
      {questions.length > 0 && (
        <SectionCard title={t('assignment.missed')} note={t('assignment.missedNote')}>
          <ol className={styles.list} aria-label={t('assignment.missed')}>
            {mostMissedFirst(questions).map(({ result, number }) => (
              <QuestionResultItem key={number} result={result} of={t('assignment.number', { number })} />
            ))}
          </ol>
        </SectionCard>
      )}
      {asked === 'edit' && (
        <EditAssignmentDialog words={assignment} timeZone={timeZone} onSave={onEdit} onClose={() => setAsked(null)} />
      )}
      {asked === 'delete' && (
        <AskDialog
          title={t('assignment.deleting.title')}
          text={t('assignment.deleting.text')}
          confirm={t('assignment.deleting.confirm')}
          act={onDelete}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}

/** The questions with their numbers; those with the smallest part of full marks first, those without answers last. */
function mostMissedFirst(questions: AssignmentResults['questions']) {
  return questions
    .map((result, index) => ({
      result,
      number: index + 1,
      right: result.answers === 0 ? Number.POSITIVE_INFINITY : result.right / result.answers,
    }))
    .toSorted((one, other) => (one.right === other.right ? one.number - other.number : one.right - other.right));
}
