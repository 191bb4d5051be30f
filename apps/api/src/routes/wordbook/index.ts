import { type AnyRoute, operation } from '../../http/route.ts';
import { markWord, pageOfWords } from '../../services/words/index.ts';

/** `POST /wordbook/list` */
export const listWords = operation('listWords', ({ deps, body, account }) => {
  const { questionType, difficultyLevel: level, isPracticed: isMastered, page, size } = body;
  return pageOfWords(deps.db, { userId: account.userId, questionType, level, isMastered, page, size });
});

/** `POST /wordbook/search` */
export const searchWords = operation('searchWords', ({ deps, body: { query, page, size }, account }) =>
  pageOfWords(deps.db, { userId: account.userId, prefix: query.trim(), page, size }),
);

/** `POST /wordbook/practice/status` */
export const toggleWordMastered = operation('toggleWordMastered', async ({ deps, body, account }) => ({
  status: await markWord(deps, { userId: account.userId, wordId: body.wordId, isMastered: body.status }),
}));

/** The word book. */
export const routes: AnyRoute[] = [listWords, searchWords, toggleWordMastered];
