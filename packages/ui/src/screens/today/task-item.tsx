'use client';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Button, ButtonLink, Heading, Stack, Text } from '../../components/index.ts';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import { usePlanTranslation } from '../../i18n/use-plan-translation.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { grammarLessonPath, sitePaths } from '../site-paths.ts';
import { taskTexts } from './task-texts.ts';
import * as styles from './today.css.ts';
import type { PlannedTask } from './today.types.ts';

export interface TaskItemProps {
  task: PlannedTask;
  /** The first task is the one to do now. */
  isFirst: boolean;
  /** Whether one of the tasks is being started. */
  isStarting: boolean;
  onStart: (task: PlannedTask) => void;
}

/** The page of a task that needs no preparation. */
function hrefOf(task: PlannedTask): string | null {
  switch (task.task) {
    case 'review':
      return sitePaths.review;
    case 'mistakes':
      return `${sitePaths.drills}?kind=${task.kind}`;
    case 'lesson':
      return grammarLessonPath(task.kind);
    default:
      return null;
  }
}

/** A task of the day with its reason and one button. */
export function TaskItem({ task, isFirst, isStarting, onStart }: TaskItemProps) {
  const { t, language } = usePlanTranslation();
  const { t: screens } = useScreensTranslation();
  const { t: corrections } = useCorrectionsTranslation();
  const { title, why } = taskTexts(task, {
    t,
    language,
    typeName: (id) => screens(`submodules.${id as 1}`),
    kindName: (kind) => corrections(`kind.${kind as 'determiner'}`),
  });
  const href = hrefOf(task);
  const action = {
    variant: isFirst ? 'solid' : 'outline',
    iconEnd: ArrowRight,
    'aria-label': t('today.startOf', { task: title }),
    children: t(task.task === 'continue' ? 'today.continue' : 'today.start'),
  } as const;
  return (
    <li className={isFirst ? `${styles.task} ${styles.firstTask}` : styles.task}>
      <div className={styles.taskText}>
        <Stack space="xxsmall">
          <Heading level={3} size="small">
            {title}
          </Heading>
          <Text size="small" tone="secondary">
            {why}
          </Text>
        </Stack>
      </div>
      {href === null ? (
        <Button {...action} disabled={isStarting} onClick={() => onStart(task)} />
      ) : (
        <ButtonLink {...action} href={href} />
      )}
    </li>
  );
}
