import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { types } from '@rehearse/question-types';
import { missingLetters } from '../../e2e/pages/question-page.ts';
import { firstPageOf, questionOf } from '../../e2e/support/bank.ts';
import { dataFolder, origin } from '../../e2e/support/place.ts';
import type { Learner } from '../../e2e/support/test.ts';

const dayMs = 24 * 60 * 60 * 1000;

async function post<Data>({ request }: Page, { token }: Learner, address: string, data: object): Promise<Data> {
  const reply = await request.post(address, { data, headers: { authorization: `Bearer ${token}` } });
  if (!reply.ok()) throw new Error(`${address} failed: ${reply.status()}`);
  return ((await reply.json()) as { data: Data }).data;
}

/** Judges the first words of the bank, two thirds of them correctly. */
async function judgeWords(page: Page, learner: Learner) {
  const { content } = await firstPageOf(page.request, types.readAndSelect.id);
  for (const [place, { questionId }] of content.entries()) {
    const key = { questionId, submoduleId: types.readAndSelect.id };
    const { correct } = await questionOf(page.request, learner, key);
    const isRight = place % 3 > 0;
    const answer = correct === isRight ? 'yes' : 'no';
    await post(page, learner, '/questions/answer', { ...key, answer, score: isRight ? 1 : 0 });
    await post(page, learner, '/practice', { questionId, isPracticed: true });
  }
}

/** Misses some words and a sentence and adds own words, so that the notebook has cards. */
export async function missSome(page: Page, learner: Learner) {
  await judgeWords(page, learner);
  const { content } = await firstPageOf(page.request, types.fillInTheBlanks.id);
  const key = { questionId: content[0]?.questionId ?? 0, submoduleId: types.fillInTheBlanks.id };
  const letters = missingLetters(await questionOf(page.request, learner, key));
  await post(page, learner, '/questions/answer', { ...key, answer: 'z'.repeat(letters.length), score: 0 });
  await post(page, learner, '/api/notebook/import', {
    text: 'reluctant\tnot willing to do something\nthorough\tcomplete',
  });
}

/** Spreads the learner's answers over the last weeks. */
function spreadAnswers({ account }: Learner) {
  const store = new DatabaseSync(path.join(dataFolder, 'rehearse.db'), { timeout: 5000 });
  try {
    const rows = store
      .prepare('select attempt_id from attempts join users using (user_id) where account = ? order by attempt_id desc')
      .all(account);
    const move = store.prepare('update attempts set created_at = ? where attempt_id = ?');
    for (const [place, { attempt_id: attemptId }] of rows.entries()) {
      const daysAgo = Math.floor((place * 7) / 4);
      move.run(Date.now() - daysAgo * dayMs, Number(attemptId));
    }
  } finally {
    store.close();
  }
}

/** Opens a checkout; returns the URL of the sandbox page. */
export async function order(page: Page, learner: Learner): Promise<string> {
  const { url } = await post<{ url: string }>(page, learner, '/api/create-checkout-session', { priceId: 'vip-30' });
  return url;
}

/** Buys a plan; returns the URL that the sandbox redirects to. */
export async function buy(page: Page, learner: Learner): Promise<string> {
  const url = await order(page, learner);
  const reply = await page.request.post(url, { form: { outcome: 'pay' }, maxRedirects: 0 });
  return new URL(reply.headers()['location'] ?? '', origin).href;
}

/** A learner who has practised for some weeks and has a plan. */
export async function practiseAndPay(page: Page, learner: Learner) {
  await missSome(page, learner);
  spreadAnswers(learner);
  await buy(page, learner);
}
