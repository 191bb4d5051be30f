import { type AnsweredInput, answeredStatement } from '../xapi/answered.ts';
import { durationOf } from '../xapi/duration.ts';
import { makeStatement, measured } from '../xapi/make-statement.ts';
import type { RecordStore } from '../xapi/send-statement.ts';
import type { Statement, StatementContext, StatementResult } from '../xapi/statement.ts';
import { type VerbName, verbs } from '../xapi/verbs.ts';
import type { Launch } from './launch.ts';
import { fetchAuthorization, hasStatement, type LaunchData, readLanguage, readLaunchData } from './launch-data.ts';
import { cmi5Category, masteryScoreExtension, moveOnCategory } from './vocabulary.ts';

/** What a session works with. */
export interface SessionPorts {
  /** Queues a statement; resolves when it is kept on the device. Statements are sent in this order. */
  readonly queue: (statement: Statement, store: RecordStore) => Promise<void>;
  /** Keeps what a reload of the page needs, as the authorization is given only once. `sessionStorage` does. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Milliseconds since 1970. Default `Date.now`. */
  readonly now?: () => number;
}

/** How a drill ended; `score` null if nothing was measured. */
export interface Outcome {
  readonly score: number | null;
  readonly maxScore: number;
}

/** A running launch. */
export interface Session extends LaunchData {
  readonly launch: Launch;
  readonly store: RecordStore;
  /** The learner's language; undefined if none is chosen. */
  readonly language: string | undefined;
  /** Whether it was terminated before this page was loaded: nothing is sent any more. */
  readonly isOver: boolean;
  /** An answer; nothing is sent unless the launch counts. */
  answered(input: Omit<AnsweredInput, 'actor' | 'activityId' | 'context'>): Promise<void>;
  /**
   * The drill is done: `completed`, and `passed` or `failed` where a mastery score and a score are known. Once; and what
   * an earlier session of the registration said stays: neither `completed` nor `passed` again, nor `failed` after `passed`.
   *
   * @returns whether the learner passed; null if nothing is judged
   */
  finish(outcome: Outcome): Promise<boolean | null>;
  /** The learner leaves. The last statement; once. */
  terminate(): Promise<void>;
}

interface Kept {
  readonly authorization: string;
  readonly startedAt: number;
  /** Time of the latest statement. */
  readonly latest: number;
  readonly sent: readonly VerbName[];
}

function keptIn(storage: SessionPorts['storage'], key: string): Kept | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/**
 * Opens the session of a launch, or goes on with it after a reload, and says that it has begun.
 *
 * @throws Cmi5Error if the learning management system doesn't let the page in, or says nothing that it can run
 */
export async function openSession(launch: Launch, { queue, storage, now = Date.now }: SessionPorts): Promise<Session> {
  const key = `rehearse/cmi5/${launch.fetchUrl}`;
  const earlier = keptIn(storage, key);
  const authorization = earlier?.authorization ?? (await fetchAuthorization(launch));
  let kept: Kept = earlier ?? { authorization, startedAt: now(), latest: 0, sent: [] };
  const keep = (change: Partial<Kept>) => {
    kept = { ...kept, ...change };
    storage.setItem(key, JSON.stringify(kept));
  };
  keep({});
  const store: RecordStore = { endpoint: launch.endpoint, authorization };
  const data = await readLaunchData(launch, store);
  const isNormal = data.launchMode === 'Normal';
  const [language, wasCompleted, wasPassed] = await Promise.all([
    readLanguage(launch, store),
    isNormal && hasStatement(launch, store, verbs.completed.id),
    isNormal && hasStatement(launch, store, verbs.passed.id),
  ]);
  const isOver = kept.sent.includes('terminated');

  const contextWith = (categories: readonly { id: string }[]): StatementContext => {
    const { contextTemplate } = data;
    const { category = [], ...activities } = contextTemplate.contextActivities ?? {};
    const all = [...category, ...categories];
    return {
      ...contextTemplate,
      registration: launch.registration,
      contextActivities: { ...activities, ...(all.length > 0 && { category: all }) },
    };
  };
  /** cmi5 orders statements by their times, so no two may have the same. */
  const timestamp = () => {
    keep({ latest: Math.max(now(), kept.latest + 1) });
    return new Date(kept.latest).toISOString();
  };
  const common = () => ({ actor: launch.actor, activityId: launch.activityId, timestamp: timestamp() });
  const duration = () => durationOf((now() - kept.startedAt) / 1000);

  const begun = new Set(kept.sent);
  /** Sends a statement that cmi5 defines, once. */
  async function say(verb: VerbName, result: StatementResult = {}, context = contextWith([cmi5Category])) {
    if (begun.has(verb)) return;
    begun.add(verb);
    await queue(makeStatement(verb, { ...common(), context }, { result }), store);
    keep({ sent: [...kept.sent, verb] });
  }

  await say('initialized');

  return {
    ...data,
    launch,
    store,
    language,
    isOver,
    async answered(input) {
      if (!isNormal || begun.has('terminated')) return;
      const activityId = `${launch.activityId}/questions/${input.question['questionId']}`;
      const statement = answeredStatement({ ...input, ...common(), activityId, context: contextWith([]) });
      await queue(statement, store);
    },
    async finish({ score, maxScore }) {
      const { masteryScore } = data;
      const result = { ...measured({ score, maxScore }), duration: duration() };
      const scaled = result.score?.scaled;
      const isPassed = masteryScore === undefined || scaled === undefined ? null : scaled >= masteryScore;
      if (!isNormal || begun.has('terminated')) return isPassed;
      const results = contextWith([cmi5Category, moveOnCategory]);
      if (!wasCompleted) await say('completed', { completion: true, duration: duration() }, results);
      if (isPassed === null || wasPassed || begun.has('passed') || begun.has('failed')) return isPassed;
      const extensions = { ...results.extensions, [masteryScoreExtension]: masteryScore };
      await say(isPassed ? 'passed' : 'failed', { ...result, success: isPassed }, { ...results, extensions });
      return isPassed;
    },
    terminate: () => say('terminated', { duration: duration() }),
  };
}
