import { afterEach, expect, it, vi } from 'vitest';
import { type Lms, startLms } from '../../../../packages/question-data/src/testing/lms.ts';
import { createCourseVisit } from './course-visit.ts';

const page = 'https://rehearse.example/cmi5';
const questions = [{ type: 'read-and-select', word: 'harbor', correct: true }];

let lms: Lms | undefined;
afterEach(async () => {
  expect(lms?.faults).toEqual([]);
  await lms?.close();
  sessionStorage.clear();
});

async function start(data: Record<string, unknown> = {}) {
  lms = await startLms({ launchParameters: JSON.stringify({ questions }), masteryScore: 0.8, ...data });
  const goTo = vi.fn();
  const visit = createCourseVisit({
    ...{ url: lms.launchUrl(page), origins: [lms.origin], ownOrigin: 'https://rehearse.example', goTo },
  });
  return { lms, visit, goTo };
}

const outcomes = (score: number) => [{ number: 1, submoduleId: 1, isAnswered: true, score }];
const count = ({ statements }: Lms) => statements.length;

it('opens a launch, hands the result in once, and goes back when it is sent', async () => {
  const { lms: system, visit, goTo } = await start({ returnURL: 'https://lms.example/course' });
  await visit.open();
  expect(visit.language()).toBe('zh');
  expect(visit.state()).toMatchObject({ phase: 'running', mode: 'Normal', result: null });
  await visit.finish(outcomes(1));
  await visit.finish(outcomes(0));
  expect(visit.state()).toMatchObject({ result: { isPassed: true, share: 1, needed: 0.8 } });
  await visit.leave();
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('https://lms.example/course'));
  expect(count(system)).toBe(4);
});

it('waits with going until everything is sent, or the learner goes without', async () => {
  const { lms: system, visit, goTo } = await start();
  await visit.open();
  await vi.waitFor(() => expect(count(system)).toBe(1));
  system.failNext(...Array.from({ length: 50 }, () => 503));
  await visit.leave();
  await vi.waitFor(() =>
    expect(visit.state()).toMatchObject({ phase: 'leaving', delivery: { state: 'waiting', unsent: 1 } }),
  );
  expect(goTo).not.toHaveBeenCalled();
  visit.leaveAnyway();
  visit.leaveAnyway();
  expect(goTo).toHaveBeenCalledExactlyOnceWith(null);
  expect(visit.state()).toEqual({ phase: 'left' });
});

it('tells when the record store takes no more, and which results it refused', async () => {
  const { lms: system, visit } = await start();
  await visit.open();
  await vi.waitFor(() => expect(count(system)).toBe(1));
  system.failNext(400);
  await visit.finish(outcomes(1));
  await vi.waitFor(() => expect(visit.state()).toMatchObject({ delivery: { state: 'sent', refused: 1 } }));
});

it('sends nothing to servers that are not allowed', async () => {
  const { lms: system, goTo } = await start();
  const url = system.launchUrl(page);
  const visit = createCourseVisit({ url, origins: [], ownOrigin: 'https://rehearse.example', goTo });
  await visit.open();
  expect(visit.state()).toMatchObject({
    phase: 'failed',
    problem: 'origin',
    detail: expect.stringContaining(system.origin),
  });
  const allowed = createCourseVisit({ url, origins: [system.origin], ownOrigin: 'https://rehearse.example', goTo });
  await allowed.open();
  expect(allowed.state().phase).toBe('running');
});
