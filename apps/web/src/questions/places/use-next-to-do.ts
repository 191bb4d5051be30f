import { readQuestionPlace } from '@rehearse/practice-machines/question-session';
import { useEffect, useState } from 'react';
import type { Services } from '../../app/services.ts';
import type { SessionStatus } from '../../session/session.ts';
import { findNextToDo, type NextToDo } from './go-on.ts';
import { savedQuestionPlace } from './place-storage.ts';
import { questionPath } from './question-path.ts';

/** The question for `GoOn`; undefined while loading. */
export function useNextToDo({ api, extras }: Pick<Services, 'api' | 'extras'>, status: SessionStatus) {
  const [next, setNext] = useState<NextToDo>();
  useEffect(() => {
    if (status !== 'loggedIn') return;
    let current = true;
    findNextToDo({ api, extras }).then(
      (found) => current && setNext(found),
      // offline: the last place on this device
      () => current && setNext(readQuestionPlace(savedQuestionPlace())),
    );
    return () => {
      current = false;
      setNext(undefined);
    };
  }, [api, extras, status]);
  return next && next !== 'done' ? { ...next, href: questionPath(next) } : next;
}
