import { createApiClient } from '@rehearse/api-client';
import { beforeEach, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createExtras } from '../../host/extras.ts';
import { forgetReplies } from '../../host/kept-replies.ts';
import { startHost } from '../../testing/host.ts';
import { questionSessionAt } from './question-session.ts';

beforeEach(forgetReplies);

const question = (questionId: number) => ({
  id: questionId,
  questionId,
  submoduleId: 14,
  questionText: `Task ${questionId}`,
});

const session = { getToken: () => 'token', onRefreshed: () => {}, onEnded: () => {} };
const placeAt = (questionId: number, globalIndex: number) => ({
  questionId,
  submoduleId: 14,
  moduleId: 6,
  filters: { isAsc: true, difficultyLevel: 'null', isPracticed: 'null' },
  count: 2,
  indexInPage: globalIndex - 1,
  currentPage: 1,
  globalIndex,
});

function open(baseUrl: string, navigation: unknown) {
  const machine = questionSessionAt({ api: createApiClient({ baseUrl, session }), extras: createExtras() });
  return createActor(machine, { input: { navigation } }).start();
}
type Session = ReturnType<typeof open>;
const shows = (actor: Session, questionId: number) =>
  waitFor(actor, ({ context }) => context.question?.questionId === questionId, { timeout: 5000 });

it('a question that was reached by Next opens by itself once the host is out of reach', async () => {
  const host = await startHost(({ path }) => ({
    data: path === '/questions/detail' ? question(1) : path === '/questions/next' ? question(2) : null,
  }));
  const before = open(host.url, placeAt(1, 1));
  await shows(before, 1);
  before.send({ type: 'question.next' });
  await shows(before, 2);
  before.stop();

  const after = open('http://127.0.0.1:1', placeAt(2, 2));
  await shows(after, 2);
  expect(after.getSnapshot().context.question).toMatchObject({ questionText: 'Task 2' });
  after.stop();
});
