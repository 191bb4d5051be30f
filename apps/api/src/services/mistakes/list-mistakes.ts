import type { Db } from '../../db/index.ts';
import { offsetOf, type Page, type PageRequest, pageOf } from '../../domain/paging.ts';
import { type Mistake, type MistakeKind, selectMistakes, viewMistake, withQuestions } from './select-mistakes.ts';

/** Filter for a learner's mistakes. */
export interface MistakeFilter extends PageRequest {
  readonly userId: number;
  readonly kind: MistakeKind;
}

/** A page of mistakes of one kind, newest first. */
export async function listMistakes({ db }: { db: Db }, filter: MistakeFilter): Promise<Page<Mistake>> {
  const mistakes = selectMistakes(db, filter);
  const { n } = await mistakes.select((select) => select.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const rows = await withQuestions(mistakes)
    .orderBy('m.made_at', 'desc')
    .orderBy('m.mistake_id')
    .limit(filter.size)
    .offset(offsetOf(filter))
    .execute();
  return pageOf(rows.map(viewMistake), Number(n), filter);
}
