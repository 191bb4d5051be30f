'use client';
import { questionTypes, type TypeId } from '@rehearse/question-types';
import { Heading } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { keptTask } from './task-ahead.css.ts';

export interface TaskAheadProps {
  /**
   * A question type, or `kept` on a page that is prerendered before the type is known: all are rendered then, and
   * `data-task` on the document's root selects the visible one.
   */
  of: TypeId | 'kept';
}

/** The task of the next question, shown while it loads. */
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
