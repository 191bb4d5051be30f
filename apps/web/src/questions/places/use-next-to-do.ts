import { readQuestionPlace } from '@rehearse/practice-machines/question-session';
import { useEffect, useState } from 'react';
import type { Services } from '../../app/services.ts';
import type { SessionStatus } from '../../session/session.ts';
import { findNextToDo, type NextToDo } from './go-on.ts';
import { savedQuestionPlace } from './place-storage.ts';
import { questionPath } from './question-address.ts';

/** What `GoOn` shows of the signed-in learner; undefined until it is known. */
export function useNextToDo({ api, extras }: Pick<Services, 'api' | 'extras'>, status: SessionStatus) {
  const [next, setNext] = useState<NextToDo>();
  useEffect(() => {
    if (status !== 'loggedIn') return;
    let current = true;
    findNextToDo({ api, extras }).then(
      (found) => current && setNext(found),
      // out of the host's reach, where this device was
      () => current && setNext(readQuestionPlace(savedQuestionPlace())),
    );
    return () => {
      current = false;
      setNext(undefined);
    };
  }, [api, extras, status]);
  return next && next !== 'done' ? { ...next, href: questionPath(next) } : next;
}
