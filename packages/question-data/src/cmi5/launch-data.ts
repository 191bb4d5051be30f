import type { CheckedQuestion } from '../check/check-with.ts';
import { checkQuestion } from '../check-question.ts';
import { callAt, headersOf, type RecordStore } from '../xapi/send-statement.ts';
import type { Iri, StatementContext } from '../xapi/statement.ts';
import { Cmi5Error, type Launch } from './launch.ts';
import { cmi5Category, type MoveOn, moveOns } from './vocabulary.ts';

/** What the learning management system says of a launch. */
export interface LaunchData {
  /** Part of the context of every statement. */
  readonly contextTemplate: StatementContext;
  /** Only `Normal` counts; the others send no results. */
  readonly launchMode: 'Normal' | 'Browse' | 'Review';
  /** What the course needs from this unit before it counts as done. */
  readonly moveOn: MoveOn;
  /** Share of the points that passes; absent if nothing is said. */
  readonly masteryScore?: number;
  /** Where the learner goes at the end. */
  readonly returnUrl?: string;
  readonly questions: readonly CheckedQuestion[];
}

/**
 * Gets the authorization of a launch, which its address gives only once.
 *
 * @throws Cmi5Error if it is not given
 */
export async function fetchAuthorization({ fetchUrl }: Launch): Promise<string> {
  const response = await fetch(fetchUrl, { method: 'POST' }).catch(() => null);
  if (!response || response.status >= 500)
    throw new Cmi5Error('offline', 'The course can’t be reached. Check your connection, then try again.');
  const body: unknown = await response.json().catch(() => null);
  const token = (body as Record<string, unknown> | null)?.['auth-token'];
  if (typeof token === 'string' && token !== '') return `Basic ${token}`;
  const reason = (body as Record<string, unknown> | null)?.['error-text'];
  throw new Cmi5Error(
    'token',
    `The course did not let this page in${typeof reason === 'string' ? ` (${reason})` : ''}. Start the drill from your course again.`,
  );
}

function questionsIn(parameters: unknown): CheckedQuestion[] {
  let value: unknown;
  try {
    value = JSON.parse(String(parameters));
  } catch {
    throw new Cmi5Error('data', 'The course has no questions for this page: its launch parameters are no JSON.');
  }
  const list = (value as Record<string, unknown> | null)?.['questions'];
  if (!Array.isArray(list) || list.length === 0)
    throw new Cmi5Error('data', 'The course has no questions for this page.');
  return list.map((data: unknown, index) => {
    const result = checkQuestion(data);
    if (result.ok) return result.question;
    throw new Cmi5Error('data', `Question ${index + 1} of the course is wrong: ${result.problems[0]?.message}`);
  });
}

/**
 * Reads the state `LMS.LaunchData`.
 *
 * @throws Cmi5Error if it can't be read
 */
export async function readLaunchData(launch: Launch, store: RecordStore): Promise<LaunchData> {
  const url = callAt(store, 'activities/state', {
    stateId: 'LMS.LaunchData',
    activityId: launch.activityId,
    agent: JSON.stringify(launch.actor),
    registration: launch.registration,
  });
  const response = await fetch(url, { headers: headersOf(store) }).catch(() => null);
  if (!response || response.status >= 500)
    throw new Cmi5Error('offline', 'The record store can’t be reached. Check your connection, then try again.');
  if (response.status === 401 || response.status === 403)
    throw new Cmi5Error(
      'refused',
      `The record store refused this launch (${response.status}). Start it from your course again.`,
    );
  const data: unknown = response.ok ? await response.json().catch(() => null) : null;
  if (typeof data !== 'object' || data === null)
    throw new Cmi5Error('data', 'The course did not say how the drill runs. Start it from your course again.');
  const { contextTemplate, launchMode, masteryScore, moveOn, returnURL, launchParameters } = data as Record<
    string,
    unknown
  >;
  return {
    contextTemplate: (contextTemplate ?? {}) as StatementContext,
    launchMode: launchMode === 'Browse' || launchMode === 'Review' ? launchMode : 'Normal',
    moveOn: moveOns.find((value) => value === moveOn) ?? 'NotApplicable',
    ...(typeof masteryScore === 'number' && { masteryScore }),
    ...(typeof returnURL === 'string' &&
      URL.canParse(returnURL) &&
      /^https?:/.test(returnURL) && { returnUrl: returnURL }),
    questions: questionsIn(launchParameters),
  };
}

const isOf = (statement: unknown, category: string) => {
  const { context } = (statement ?? {}) as { context?: StatementContext };
  return context?.contextActivities?.category?.some(({ id }) => id === category) ?? false;
};

/**
 * Whether the record store has a statement of cmi5 with this verb about the unit, from an earlier session of the registration.
 * False if it doesn't say.
 */
export async function hasStatement(launch: Launch, store: RecordStore, verb: Iri): Promise<boolean> {
  const { actor, activityId: activity, registration } = launch;
  const url = callAt(store, 'statements', { agent: JSON.stringify(actor), verb, activity, registration });
  const response = await fetch(url, { headers: headersOf(store) }).catch(() => null);
  const found: unknown = response?.ok ? await response.json().catch(() => null) : null;
  const { statements } = (found ?? {}) as { statements?: unknown };
  return Array.isArray(statements) && statements.some((statement) => isOf(statement, cmi5Category.id));
}

/** Reads what cmi5 wants to be read at the start: the learner's language; undefined if none is chosen. */
export async function readLanguage({ actor }: Launch, store: RecordStore): Promise<string | undefined> {
  const url = callAt(store, 'agents/profile', { profileId: 'cmi5LearnerPreferences', agent: JSON.stringify(actor) });
  const response = await fetch(url, { headers: headersOf(store) }).catch(() => null);
  const preferences: unknown = response?.ok ? await response.json().catch(() => null) : null;
  const languages = (preferences as Record<string, unknown> | null)?.['languagePreference'];
  return typeof languages === 'string' ? languages.split(',')[0]?.trim() : undefined;
}
