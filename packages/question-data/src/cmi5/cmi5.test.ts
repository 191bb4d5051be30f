import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import { examples } from '../examples/index.ts';
import { type Lms, startLms } from '../testing/lms.ts';
import { statementFaults } from '../testing/statement-faults.ts';
import { type RecordStore, type Statement, sendStatement } from '../xapi/index.ts';
import { type CourseInput, cmi5Package, cmi5Xml, openSession, readLaunch } from './index.ts';

const questions = [examples[1][0], examples[8][0]].flatMap((question) => question ?? []);
const page = 'https://rehearse.example/cmi5';

let lms: Lms | undefined;
afterEach(() => lms?.close());

const start = async (data: Record<string, unknown> = {}) => {
  const launchParameters = JSON.stringify({ version: 1, questions });
  lms = await startLms({ launchParameters, masteryScore: 0.6, ...data });
  return lms;
};

/** A queue that sends in order, as an outbox does. */
function createQueue() {
  const pending: { statement: Statement; store: RecordStore }[] = [];
  const drain = async () => {
    for (let head = pending[0]; head; head = pending[0]) {
      if ((await sendStatement(head.store, head.statement)).outcome !== 'saved') return;
      pending.shift();
    }
  };
  return {
    pending,
    drain,
    queue: async (statement: Statement, store: RecordStore) => {
      pending.push({ statement, store });
      await drain();
    },
  };
}

function createStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

const verbsOf = ({ statements }: Lms) =>
  statements.map(({ verb }) =>
    String((verb as { id: string }).id)
      .split('/')
      .at(-1),
  );
const partOf = (statement: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], statement);

async function run(system: Lms, { storage = createStorage(), queue = createQueue(), clock = { now: 1_000_000 } } = {}) {
  const launch = readLaunch(system.launchUrl(page));
  const session = await openSession(launch, { queue: queue.queue, storage, now: () => clock.now });
  const [first] = session.questions;
  if (!first) throw new Error('There must be a question.');
  const answer = () =>
    session.answered({ question: { ...first }, answer: { saidYes: true }, score: 1, maxScore: 1, durationSeconds: 3 });
  return { session, answer, storage, queue, clock };
}

it('a launch is answered from beginning to end, by the rules of cmi5 and xAPI', async () => {
  const system = await start();
  const { session, answer, clock } = await run(system);
  expect(session).toMatchObject({ language: 'zh-CN', masteryScore: 0.6 });
  expect(session.questions).toHaveLength(2);
  clock.now += 90_500;
  await answer();
  await session.finish({ score: 3, maxScore: 4 });
  await session.terminate();
  expect(verbsOf(system)).toEqual(['initialized', 'answered', 'completed', 'passed', 'terminated']);
  const categoriesOf = (statement: unknown) =>
    ((partOf(statement, 'context', 'contextActivities', 'category') ?? []) as { id: string }[]).map(({ id }) =>
      id.split('/').at(-1),
    );
  expect(system.statements.map(categoriesOf)).toEqual([['cmi5'], [], ['cmi5', 'moveon'], ['cmi5', 'moveon'], ['cmi5']]);
  const { registration, activityId, actor } = session.launch;
  for (const statement of system.statements) {
    expect(statementFaults(statement)).toEqual([]);
    expect(partOf(statement, 'actor')).toEqual(actor);
    expect(partOf(statement, 'context', 'registration')).toBe(registration);
    expect(partOf(statement, 'context', 'contextActivities', 'grouping')).toEqual([
      { id: 'https://school.example/courses/1' },
    ]);
    expect(Object.keys(partOf(statement, 'context', 'extensions') as object)).toContain(
      'https://w3id.org/xapi/cmi5/context/extensions/sessionid',
    );
  }
  const [initialized, answered, completed, passed, terminated] = system.statements;
  for (const statement of [initialized, completed, passed, terminated])
    expect(partOf(statement, 'object', 'id')).toBe(activityId);
  expect(partOf(answered, 'object', 'id')).toBe(`${activityId}/questions/${session.questions[0]?.questionId}`);
  expect(partOf(completed, 'result')).toEqual({ completion: true, duration: 'PT1M30.5S' });
  expect(partOf(passed, 'result')).toEqual({
    score: { scaled: 0.75, raw: 3, min: 0, max: 4 },
    success: true,
    duration: 'PT1M30.5S',
  });
  expect(partOf(passed, 'context', 'extensions', 'https://w3id.org/xapi/cmi5/context/extensions/masteryscore')).toBe(
    0.6,
  );
  expect(partOf(terminated, 'result')).toEqual({ duration: 'PT1M30.5S' });
});

describe('results', () => {
  it.each([
    ['below the mastery score fail', { score: 2, maxScore: 4 }, {}, ['initialized', 'completed', 'failed']],
    ['at the mastery score pass', { score: 3, maxScore: 5 }, {}, ['initialized', 'completed', 'passed']],
    ['that were not measured neither pass nor fail', { score: null, maxScore: 4 }, {}, ['initialized', 'completed']],
    [
      'without a mastery score neither pass nor fail',
      { score: 4, maxScore: 4 },
      { masteryScore: undefined },
      ['initialized', 'completed'],
    ],
    ['of a look around are not sent', { score: 4, maxScore: 4 }, { launchMode: 'Browse' }, ['initialized']],
  ])('%s', async (_, outcome, data, verbs) => {
    const system = await start(data);
    const { session } = await run(system);
    await session.finish(outcome);
    expect(verbsOf(system)).toEqual(verbs);
  });

  it('are sent once, and nothing after the end', async () => {
    const system = await start();
    const { session, answer } = await run(system);
    const outcome = { score: 4, maxScore: 4 };
    await Promise.all([session.finish(outcome), session.finish({ score: 0, maxScore: 4 }), session.finish(outcome)]);
    await session.terminate();
    await session.terminate();
    await answer();
    await session.finish(outcome);
    expect(verbsOf(system).filter((verb) => verb === 'completed')).toHaveLength(1);
    expect(verbsOf(system).at(-1)).toBe('terminated');
  });
});

describe('another session of the same registration', () => {
  const again = async (system: Lms, outcome: { score: number; maxScore: number }) => {
    system.relaunch();
    const { session } = await run(system, { clock: { now: Date.now() } });
    const isPassed = await session.finish(outcome);
    await session.terminate();
    return isPassed;
  };

  it('can pass after one that failed, and is not completed again', async () => {
    const system = await start();
    const { session } = await run(system);
    expect(await session.finish({ score: 0, maxScore: 4 })).toBe(false);
    await session.terminate();
    expect(await again(system, { score: 4, maxScore: 4 })).toBe(true);
    expect(verbsOf(system).slice(4)).toEqual(['initialized', 'passed', 'terminated']);
    expect(system.faults).toEqual([]);
  });

  it('neither passes again nor fails after one that passed', async () => {
    const system = await start();
    const { session } = await run(system);
    await session.finish({ score: 4, maxScore: 4 });
    await session.terminate();
    expect(await again(system, { score: 4, maxScore: 4 })).toBe(true);
    expect(await again(system, { score: 0, maxScore: 4 })).toBe(false);
    expect(verbsOf(system).slice(4)).toEqual(['initialized', 'terminated', 'initialized', 'terminated']);
    expect(system.faults).toEqual([]);
  });
});

it('two results of one session count as the first', async () => {
  const system = await start();
  const { session } = await run(system);
  await session.finish({ score: 0, maxScore: 4 });
  await session.finish({ score: 4, maxScore: 4 });
  expect(verbsOf(system)).toEqual(['initialized', 'completed', 'failed']);
});

it('a reload after the end is over', async () => {
  const system = await start();
  const { session, storage } = await run(system);
  expect(session.isOver).toBe(false);
  await session.terminate();
  const after = await run(system, { storage });
  expect(after.session.isOver).toBe(true);
  expect(verbsOf(system)).toEqual(['initialized', 'terminated']);
});

it('a reload goes on with the same session, although the authorization is given once', async () => {
  const system = await start();
  const { answer, storage } = await run(system);
  await answer();
  const again = await run(system, { storage });
  await again.answer();
  await again.session.terminate();
  expect(verbsOf(system)).toEqual(['initialized', 'answered', 'answered', 'terminated']);
  await expect(run(system)).rejects.toThrow('The course did not let this page in (already used).');
});

it('statements wait while the store is in trouble, and arrive once and in order', async () => {
  const system = await start();
  const { session, answer, queue } = await run(system);
  system.failNext(503, 429);
  await answer();
  expect(queue.pending).toHaveLength(1);
  await session.finish({ score: 4, maxScore: 4 });
  expect(verbsOf(system)).toEqual(['initialized', 'answered', 'completed', 'passed']);
  const [first] = system.statements;
  expect(await sendStatement(session.store, first as unknown as Statement)).toEqual({ outcome: 'saved' });
  expect(system.statements).toHaveLength(4);
});

describe('a system that doesn’t let the page in', () => {
  it.each([
    [401, 'refused'],
    [403, 'refused'],
    [404, 'data'],
    [503, 'offline'],
  ])('with %i is %s', async (status, problem) => {
    const system = await start();
    system.failAll(status);
    await expect(run(system)).rejects.toMatchObject({ problem });
  });

  it('and the authorization is kept for another try', async () => {
    const system = await start();
    const storage = createStorage();
    system.failAll(500);
    await expect(run(system, { storage })).rejects.toMatchObject({ problem: 'offline' });
    system.failAll(null);
    expect((await run(system, { storage })).session.moveOn).toBe('CompletedOrPassed');
    await expect(run(system)).rejects.toMatchObject({ problem: 'token' });
  });

  it('because it is not there', async () => {
    const system = await start();
    const url = system.launchUrl(page);
    await system.close();
    await expect(
      openSession(readLaunch(url), { queue: async () => {}, storage: createStorage() }),
    ).rejects.toMatchObject({ problem: 'offline' });
  });
});

it('tells what became of a statement', async () => {
  const system = await start();
  const { session } = await run(system);
  const statement = { ...system.statements[0], id: crypto.randomUUID() } as unknown as Statement;
  system.failNext(400, 401);
  expect(await sendStatement(session.store, statement)).toEqual({ outcome: 'refused', status: 400, message: '' });
  expect(await sendStatement(session.store, statement)).toEqual({ outcome: 'signedOut' });
  await system.close();
  expect(await sendStatement(session.store, statement)).toEqual({ outcome: 'later' });
});

describe('a launch that can’t be used says why', () => {
  it.each([
    ['endpoint', null, 'The launch lacks "endpoint". Start the drill from your course.'],
    ['fetch', 'javascript:alert(1)', 'The launch has a "fetch" that is no web address.'],
    ['registration', '7', 'The launch has a "registration" that is no UUID.'],
    ['actor', '{', 'The launch has an actor that is no JSON.'],
    ['actor', '{"mbox":"mailto:a@b.c"}', 'The launch has an actor without an account.'],
  ])('%s: %s', async (name, value, message) => {
    const url = new URL((await start()).launchUrl(page));
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
    expect(() => readLaunch(url)).toThrow(message);
  });

  it.each([
    ['{}', 'The course has no questions for this page.'],
    ['x', 'The course has no questions for this page: its launch parameters are no JSON.'],
    [
      JSON.stringify({ questions: [{ type: 'read-aloud' }] }),
      'Question 1 of the course is wrong: /questionText is missing',
    ],
  ])('launch parameters %s', async (launchParameters, message) => {
    await expect(run(await start({ launchParameters }))).rejects.toThrow(message);
  });
});

describe('a package', () => {
  const course: CourseInput = {
    id: 'https://school.example/courses/1',
    title: { en: 'Words & more', zh: '单词' },
    description: { en: 'Two questions.' },
    launchUrl: page,
    masteryScore: 0.6,
    questions,
  };

  it('has the course structure with a unit that is launched on this host', () => {
    const entries = unzipSync(cmi5Package(course));
    expect(Object.keys(entries)).toEqual(['cmi5.xml']);
    const source = strFromU8(entries['cmi5.xml'] as Uint8Array);
    expect(source).toBe(cmi5Xml(course));
    expect(source.replace(/<launchParameters>.*<\/launchParameters>/, '<launchParameters/>')).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd"><course id="https://school.example/courses/1"><title><langstring lang="en">Words &amp; more</langstring><langstring lang="zh">单词</langstring></title><description><langstring lang="en">Two questions.</langstring></description></course><au id="https://school.example/courses/1/drill" launchMethod="AnyWindow" moveOn="CompletedOrPassed" masteryScore="0.6"><title><langstring lang="en">Words &amp; more</langstring><langstring lang="zh">单词</langstring></title><description><langstring lang="en">Two questions.</langstring></description><url>https://rehearse.example/cmi5</url><launchParameters/></au></courseStructure>
`,
    );
  });

  it('with its questions is what a launch gets', async () => {
    const parameters = /<launchParameters>(.*)<\/launchParameters>/s.exec(cmi5Xml(course))?.[1] ?? '';
    const launchParameters = parameters
      .replaceAll('&quot;', '"')
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&');
    const { session } = await run(await start({ launchParameters }));
    expect(session.questions).toMatchObject(questions);
  });

  it('is refused if a question is wrong', () => {
    expect(() => cmi5Xml({ ...course, questions: [{ type: 'read-aloud' }] })).toThrow(
      'Question 1: /questionText is missing',
    );
    expect(() => cmi5Xml({ ...course, questions: [] })).toThrow('A drill needs questions.');
    expect(() => cmi5Xml({ ...course, masteryScore: 60 })).toThrow('from 0 to 1');
  });
});
