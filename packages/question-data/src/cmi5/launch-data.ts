import type { CheckedQuestion } from '../check/check-with.ts';
import { checkQuestion } from '../check-question.ts';
import { callAt, headersOf, type RecordStore } from '../xapi/send-statement.ts';
import type { StatementContext } from '../xapi/statement.ts';
import { Cmi5Error, type Launch } from './launch.ts';

/** What the learning management system says of a launch. */
export interface LaunchData {
  /** Part of the context of every statement. */
  readonly contextTemplate: StatementContext;
  /** Only `Normal` counts; the others send no results. */
  readonly launchMode: 'Normal' | 'Browse' | 'Review';
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
  const body: unknown = await response?.json().catch(() => null);
  const token = (body as Record<string, unknown> | null)?.['auth-token'];
  if (typeof token === 'string' && token !== '') return `Basic ${token}`;
  const reason = (body as Record<string, unknown> | null)?.['error-text'];
  throw new Cmi5Error(
    `The course did not let this page in${typeof reason === 'string' ? ` (${reason})` : ''}. Start the drill from your course again.`,
  );
}

function questionsIn(parameters: unknown): CheckedQuestion[] {
  let value: unknown;
  try {
    value = JSON.parse(String(parameters));
  } catch {
    throw new Cmi5Error('The course has no questions for this page: its launch parameters are no JSON.');
  }
  const list = (value as Record<string, unknown> | null)?.['questions'];
  if (!Array.isArray(list) || list.length === 0) throw new Cmi5Error('The course has no questions for this page.');
  return list.map((data: unknown, index) => {
    const result = checkQuestion(data);
    if (result.ok) return result.question;
    throw new Cmi5Error(`Question ${index + 1} of the course is wrong: ${result.problems[0]?.message}`);
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
  const data: unknown = response?.ok ? await response.json().catch(() => null) : null;
  if (typeof data !== 'object' || data === null)
    throw new Cmi5Error('The course did not say how the drill runs. Start it from your course again.');
  const { contextTemplate, launchMode, masteryScore, returnURL, launchParameters } = data as Record<string, unknown>;
  return {
    contextTemplate: (contextTemplate ?? {}) as StatementContext,
    launchMode: launchMode === 'Browse' || launchMode === 'Review' ? launchMode : 'Normal',
    ...(typeof masteryScore === 'number' && { masteryScore }),
    ...(typeof returnURL === 'string' &&
      URL.canParse(returnURL) &&
      /^https?:/.test(returnURL) && { returnUrl: returnURL }),
    questions: questionsIn(launchParameters),
  };
}

/** Reads what cmi5 wants to be read at the start: the learner's language; undefined if none is chosen. */
export async function readLanguage({ actor }: Launch, store: RecordStore): Promise<string | undefined> {
  const url = callAt(store, 'agents/profile', { profileId: 'cmi5LearnerPreferences', agent: JSON.stringify(actor) });
  const response = await fetch(url, { headers: headersOf(store) }).catch(() => null);
  const preferences: unknown = response?.ok ? await response.json().catch(() => null) : null;
  const languages = (preferences as Record<string, unknown> | null)?.['languagePreference'];
  return typeof languages === 'string' ? languages.split(',')[0]?.trim() : undefined;
}
