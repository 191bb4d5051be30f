import { type AnsweredInput, answeredStatement } from '../xapi/answered.ts';
import { durationOf } from '../xapi/duration.ts';
import { makeStatement, measured } from '../xapi/make-statement.ts';
import type { RecordStore } from '../xapi/send-statement.ts';
import type { Statement, StatementContext, StatementResult } from '../xapi/statement.ts';
import type { VerbName } from '../xapi/verbs.ts';
import type { Launch } from './launch.ts';
import { fetchAuthorization, type LaunchData, readLanguage, readLaunchData } from './launch-data.ts';

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
  /** An answer; nothing is sent unless the launch counts. */
  answered(input: Omit<AnsweredInput, 'actor' | 'activityId' | 'context'>): Promise<void>;
  /** The drill is done: `completed`, and `passed` or `failed` where a mastery score and a score are known. Once. */
  finish(outcome: Outcome): Promise<void>;
  /** The learner leaves. The last statement; once. */
  terminate(): Promise<void>;
}

const vocabulary = 'https://w3id.org/xapi/cmi5/context';
const cmi5Category = { id: `${vocabulary}/categories/cmi5` };
const moveOnCategory = { id: `${vocabulary}/categories/moveon` };

interface Kept {
  readonly authorization: string;
  readonly startedAt: number;
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
  let kept: Kept = earlier ?? { authorization, startedAt: now(), sent: [] };
  const keep = (change: Partial<Kept>) => {
    kept = { ...kept, ...change };
    storage.setItem(key, JSON.stringify(kept));
  };
  keep({});
  const store: RecordStore = { endpoint: launch.endpoint, authorization };
  const data = await readLaunchData(launch, store);
  const language = await readLanguage(launch, store);

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
  const common = () => ({
    actor: launch.actor,
    activityId: launch.activityId,
    timestamp: new Date(now()).toISOString(),
  });
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
  const isNormal = data.launchMode === 'Normal';

  return {
    ...data,
    launch,
    store,
    language,
    async answered(input) {
      if (!isNormal || begun.has('terminated')) return;
      const activityId = `${launch.activityId}/questions/${input.question['questionId']}`;
      const statement = answeredStatement({ ...input, ...common(), activityId, context: contextWith([]) });
      await queue(statement, store);
    },
    async finish({ score, maxScore }) {
      if (!isNormal || begun.has('terminated')) return;
      const results = contextWith([cmi5Category, moveOnCategory]);
      await say('completed', { completion: true, duration: duration() }, results);
      const { masteryScore } = data;
      if (masteryScore === undefined || score === null) return;
      const result = { ...measured({ score, maxScore }), duration: duration() };
      const isPassed = (result.score?.scaled ?? 0) >= masteryScore;
      const extensions = { ...results.extensions, [`${vocabulary}/extensions/masteryscore`]: masteryScore };
      await say(isPassed ? 'passed' : 'failed', { ...result, success: isPassed }, { ...results, extensions });
    },
    terminate: () => say('terminated', { duration: duration() }),
  };
}
