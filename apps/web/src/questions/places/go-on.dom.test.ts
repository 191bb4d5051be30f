import { createApiClient } from '@rehearse/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { createExtras } from '../../host/extras.ts';
import { findNextToDo } from './go-on.ts';
import { keepLastPlace } from './last-place.ts';
import { saveQuestionPlace } from './place-storage.ts';

const filters = { isAsc: true, difficultyLevel: 'null', isPracticed: 'null' } as const;
const baseUrl = 'https://host.example';
const session = { getToken: () => 'token', onRefreshed: () => {}, onEnded: () => {} };

/** A host with these questions of type 8, ordered by number, and optionally the learner's last place. */
function hostWith(practised: Record<number, boolean>, place?: object | null) {
  const calls: string[] = [];
  const reply = (data: unknown) => Response.json({ success: true, message: '', data });
  const refuse = (status: number) => Response.json({ success: false, message: 'No.', data: null }, { status });
  const toQuestion = ([id, isPracticed]: [string, boolean]) => ({
    questionId: Number(id),
    submoduleId: 8,
    isPracticed,
  });
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    calls.push(`${request.method} ${pathname}`);
    const sent = await request.text();
    const body = sent === '' ? {} : JSON.parse(sent);
    const listed = Object.entries(practised)
      .map(toQuestion)
      .filter((it) => body.isPracticed !== false || !it.isPracticed);
    switch (pathname) {
      case '/api/me/place':
        return place === undefined ? refuse(404) : reply(place);
      case '/questions/detail': {
        const found = Object.entries(practised)
          .map(toQuestion)
          .find((it) => it.questionId === body.questionId);
        return found ? reply(found) : refuse(404);
      }
      case '/questions/next':
        return reply(listed.find((it) => it.questionId > body.questionId) ?? null);
      default:
        return reply({ content: listed.slice(0, 1), totalPages: 1, totalElements: listed.length });
    }
  });
  return { host: { api: createApiClient({ baseUrl, session }), extras: createExtras() }, calls };
}

const saved = (questionId: number, chosen: object = {}) =>
  saveQuestionPlace({
    questionId,
    submoduleId: 8,
    moduleId: 4,
    count: 3,
    currentPage: 1,
    globalIndex: 1,
    filters: { ...filters, ...chosen },
  });
const question = (questionId: number, chosen: object = {}) => ({
  questionId,
  submoduleId: 8,
  filters: { ...filters, ...chosen },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  return () => vi.unstubAllGlobals();
});

it.each([
  ['the question itself while it is not answered', 2, { 1: true, 2: false, 3: false }, question(2)],
  ['the next that is not answered', 1, { 1: true, 2: true, 3: false }, question(3)],
  ['the first that was passed over, after the end', 3, { 1: true, 2: false, 3: true }, question(2)],
  ['nothing when all are answered', 3, { 1: true, 2: true, 3: true }, 'done'],
  ['nothing when the question is gone', 9, { 1: true }, null],
])('goes on with %s', async (_, last, practised, expected) => {
  const { host } = hostWith(practised, { questionId: last, submoduleId: 8, isAsc: true });
  expect(await findNextToDo(host)).toEqual(expected);
});

it('goes on with the next one, answered or not, in a list of what was answered', async () => {
  const { host } = hostWith({ 1: true, 2: true }, { questionId: 1, submoduleId: 8, isAsc: true, isCorrect: false });
  expect(await findNextToDo(host)).toEqual(question(2, { isCorrect: 'false' }));
});

it('goes on where another device was, not where this one was', async () => {
  saved(1);
  const { host } = hostWith({ 1: false, 2: false }, { questionId: 2, submoduleId: 8, isAsc: true });
  expect(await findNextToDo(host)).toEqual(question(2));
});

it('goes on with nothing of somebody else who used this device', async () => {
  saved(1);
  expect(await findNextToDo(hostWith({ 1: false }, null).host)).toBeNull();
});

it('goes on where this device was at a host that keeps no places, and asks it once', async () => {
  saved(1);
  const { host, calls } = hostWith({ 1: true, 2: false });
  expect(await findNextToDo(host)).toEqual(question(2));
  expect(await findNextToDo(host)).toEqual(question(2));
  keepLastPlace(host, question(2));
  expect(calls.filter((call) => call.endsWith('/api/me/place'))).toEqual(['GET /api/me/place']);
});
