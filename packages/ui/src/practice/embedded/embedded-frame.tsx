'use client';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Text } from '../../components/index.ts';
import { FlowClock, FlowProgress } from '../question-frame/flow-clock.tsx';
import type { FlowActorRef } from '../question-frame/use-flow-clock.ts';
import { activeElementOf, useTakeFocus } from '../surface/index.ts';
import * as styles from './embedded.css.ts';

export interface EmbeddedFrameProps {
  /** Name of the question type. */
  name: string;
  /** The running flow, for its clock. Absent before the start. */
  actor?: FlowActorRef;
  /** Where the answer is, below the task. */
  status?: ReactNode;
  /** Whether the learner just started it, so that the focus goes there if nothing inside takes it. */
  arriving?: boolean;
  /** The task. */
  children: ReactNode;
}

/** The frame of a question on a page of somebody else. */
export function EmbeddedFrame({ name, actor, status, arriving = false, children }: EmbeddedFrameProps) {
  const task = useRef<HTMLElement>(null);
  const take = useTakeFocus();
  // A key pressed as soon as the question is seen answers it, so the focus is there in the same frame.
  useLayoutEffect(() => {
    const element = task.current;
    if (arriving && element && !element.contains(activeElementOf(element))) take(element, { preventScroll: true });
  }, [arriving, take]);
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <Text as="span" weight="strong">
          {name}
        </Text>
        {actor && <FlowClock actor={actor} />}
      </div>
      <div className={styles.line}>{actor && <FlowProgress actor={actor} />}</div>
      <section ref={task} tabIndex={-1} aria-label={name} className={styles.task}>
        {children}
      </section>
      {status && <div className={styles.foot}>{status}</div>}
    </div>
  );
}
