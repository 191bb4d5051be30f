import { memo, type ReactNode } from 'react';
import * as styles from './face.css.ts';
import type { Person } from './partner.ts';

interface Look {
  /** Hair behind the head. */
  behind?: ReactNode;
  /** Hair and anything else on the head. */
  before: ReactNode;
}

const hair = (d: string) => <path className={styles.hair} d={d} />;

const looks: Record<Person, Look> = {
  curls: {
    before: hair(
      'M14 21a5 5 0 0 1 0-8 5 5 0 0 1 5-6 6 6 0 0 1 10 0 5 5 0 0 1 5 6 5 5 0 0 1 0 8c-1-4-3-6-5-7-4 2-7 2-10 0-2 1-4 3-5 7Z',
    ),
  },
  bob: {
    behind: hair('M12 32V20C12 11 17 7 24 7s12 4 12 13v12Z'),
    before: (
      <>
        {hair('M15 21c0-6 3-9 9-9s9 3 9 9c-3-1-5-3-6-5-2 3-7 5-12 5Z')}
        <path className={styles.line} d="M17.5 22.5h5v3.5h-5ZM25.5 22.5h5v3.5h-5ZM22.5 23.5h3" />
      </>
    ),
  },
  beard: {
    before: (
      <>
        {hair('M15 19c-1-7 3-11 9-11s10 4 9 11c-1-3-3-4-5-4h-8c-2 0-4 1-5 4Z')}
        {hair('M15 24c0 7 4 11 9 11s9-4 9-11c-2 4-5 5-9 5s-7-1-9-5Z')}
      </>
    ),
  },
  bun: {
    behind: <circle className={styles.hair} cx="24" cy="7" r="5" />,
    before: hair('M15 22c-1-8 3-12 9-12s10 4 9 12c-1-4-4-7-9-7s-8 3-9 7Z'),
  },
  you: {
    behind: hair('M13 36c-2-8-1-16 1-21 2-5 6-7 10-7s8 2 10 7c2 5 3 13 1 21-3 1-6 0-8-2h-6c-2 2-5 3-8 2Z'),
    before: hair('M15 22c0-7 3-10 9-10s9 3 9 10c-2-2-4-4-5-7-3 4-8 6-13 7Z'),
  },
};

/** A small drawing of the speaker. Decorative: the text next to it names the speaker. */
export const Face = memo(function Face({ person }: { person: Person }) {
  const { behind, before } = looks[person];
  return (
    <svg className={`${styles.face} ${styles.person[person]}`} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <rect className={styles.ground} width="48" height="48" />
      {behind}
      <path className={styles.clothes} d="M7 48c1-9 7-12 17-12s16 3 17 12Z" />
      <path className={styles.head} d="M20 30h8v7a4 4 0 0 1-8 0Z" />
      <ellipse className={styles.head} cx="24" cy="23" rx="9" ry="10.5" />
      {before}
      <circle className={styles.eye} cx="20" cy="24" r="1.2" />
      <circle className={styles.eye} cx="28" cy="24" r="1.2" />
      <path className={styles.line} d="M21 28.5c1.5 1.5 4.5 1.5 6 0" />
    </svg>
  );
});
