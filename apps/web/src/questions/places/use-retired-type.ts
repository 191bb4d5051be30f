import { type Exam, listExams, unwrap } from '@rehearse/api-client';
import type { RetiredType } from '@rehearse/ui/screens';
import { useEffect, useState } from 'react';
import type { Services } from '../../app/services.ts';

/** What today's exam no longer asks of a type; undefined if it does, until it is known, and if the host has no exams. */
export function useRetiredType(
  { api: client, extras }: Pick<Services, 'api' | 'extras'>,
  submoduleId: number,
): RetiredType | undefined {
  const [newest, setNewest] = useState<Exam>();
  useEffect(() => {
    let isCurrent = true;
    extras
      .ask('sittings', () => unwrap(listExams({ client })))
      .then(
        ({ exams }) => isCurrent && setNewest(exams[0]),
        // the list is as useful without it
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [client, extras]);
  return newest?.retired?.find((type) => type.submoduleId === submoduleId);
}
