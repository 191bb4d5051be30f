'use client';
import { questionTypes, type TypeId } from '@rehearse/question-types';
import { Heading } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { keptTask } from './task-ahead.css.ts';

export interface TaskAheadProps {
  /**
   * A question type, or `kept` where a page is drawn before anybody knows which: all are drawn then, and the one shows
   * whose number the document's root has as `data-task`.
   */
  of: TypeId | 'kept';
}

/** What the question on its way will ask for, to be read while it comes. */
export function TaskAhead({ of }: TaskAheadProps) {
  const { t } = useScreensTranslation();
  if (of !== 'kept') {
    return (
      <Heading level={1} align="center">
        {t(`question.tasks.${of}`)}
      </Heading>
    );
  }
  return questionTypes.map(({ id }) => (
    <div key={id} className={keptTask[id]}>
      <TaskAhead of={id} />
    </div>
  ));
}
