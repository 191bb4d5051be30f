'use client';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { SeenLists } from './seen-lists.tsx';

const seen = ['name', 'state', 'score', 'mistakes'] as const;
const unseen = ['practice', 'lists', 'address', 'texts'] as const;

/** What the teacher of a class sees of a learner, and what not. */
export function WhatIsSeen({ narrow = false }: { narrow?: boolean }) {
  const { t } = useClassesTranslation();
  return (
    <SeenLists
      lead={t('seen.lead')}
      does={seen.map((name) => t(`seen.${name}`))}
      doesNot={unseen.map((name) => t(`seen.${name}`))}
      notes={[t('seen.others'), t('seen.leaving')]}
      narrow={narrow}
    />
  );
}
