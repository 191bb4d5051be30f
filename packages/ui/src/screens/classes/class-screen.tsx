'use client';
import { ClassStates } from './class-states.tsx';
import type { ClassPart, JoinedClass, TaughtClass } from './classes.types.ts';
import { JoinedClassView, type JoinedClassViewProps } from './joined-class-view.tsx';
import { TaughtClassView, type TaughtClassViewProps } from './taught-class-view.tsx';

/** A class with the reader's part in it. */
export type ReadClass = ({ role: 'teacher' } & TaughtClass) | ({ role: 'member' } & JoinedClass);

export interface ClassScreenProps {
  found: ClassPart<ReadClass>;
  onRetry: () => void;
  /** The time at which the class is shown, ISO 8601. */
  now: string;
  teaching: Omit<TaughtClassViewProps, 'taught' | 'now'>;
  learning: Omit<JoinedClassViewProps, 'joined' | 'now'>;
}

/** A class: as its teacher, or as one of its learners. */
export function ClassScreen({ found, onRetry, now, teaching, learning }: ClassScreenProps) {
  return (
    <ClassStates part={found} onRetry={onRetry}>
      {(shown) =>
        shown.role === 'teacher' ? (
          <TaughtClassView taught={shown} now={now} {...teaching} />
        ) : (
          <JoinedClassView joined={shown} now={now} {...learning} />
        )
      }
    </ClassStates>
  );
}
