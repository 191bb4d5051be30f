import { isDeepStrictEqual } from 'node:util';
import { statementFaults } from './statement-faults.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a learning management system knows of the session that sends a statement. */
export interface SessionFacts {
  readonly actor: unknown;
  readonly activityId: string;
  readonly registration: string;
  readonly contextTemplate: { readonly extensions: Fields; readonly contextActivities: Fields };
  readonly masteryScore?: number | undefined;
  readonly launchMode: string;
  /** Statements of this session that were accepted, in the order in which they came. */
  readonly ofSession: readonly Fields[];
  /** Those of other sessions of the registration. */
  readonly ofRegistration: readonly Fields[];
}

const partOf = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((part, key) => (part as Fields | undefined)?.[key], value);
const verbOf = (statement: Fields) =>
  String(partOf(statement, 'verb', 'id'))
    .split('/')
    .at(-1) ?? '';
const categoriesOf = (statement: Fields) =>
  ((partOf(statement, 'context', 'contextActivities', 'category') ?? []) as { id: string }[]).map(({ id }) =>
    id.replace('https://w3id.org/xapi/cmi5/context/categories/', ''),
  );
const isDefined = (statement: Fields) => categoriesOf(statement).includes('cmi5');
const definedVerbs = (statements: readonly Fields[]) => statements.filter(isDefined).map(verbOf);

/** Section 9.3: the order of verbs, in a session and in a registration. */
function faultsOfOrder(statement: Fields, { ofSession, ofRegistration }: SessionFacts): string[] {
  const verb = verbOf(statement);
  const before = definedVerbs(ofSession);
  const earlier = [...definedVerbs(ofRegistration), ...before];
  const faults: string[] = [];
  if (ofSession.length === 0 && verb !== 'initialized') faults.push(`${verb} came before initialized`);
  if (before.includes('terminated')) faults.push(`${verb} came after terminated`);
  const latest = ofSession.at(-1);
  if (latest && Date.parse(String(statement['timestamp'])) <= Date.parse(String(latest['timestamp'])))
    faults.push(`${verb} is not later than the statement before it`);
  if (!isDefined(statement)) return faults;
  if (before.includes(verb)) faults.push(`${verb} came twice in a session`);
  const judged = ['passed', 'failed'];
  if (judged.includes(verb) && before.some((one) => judged.includes(one))) faults.push('a session was judged twice');
  if (['completed', 'passed'].includes(verb) && earlier.includes(verb))
    faults.push(`${verb} came twice in a registration`);
  if (verb === 'failed' && earlier.includes('passed')) faults.push('failed came after passed');
  return faults;
}

/** Sections 9.4 to 9.6: the object, the result and the context of statements that cmi5 defines. */
function faultsOfDefined(statement: Fields, { activityId, masteryScore, launchMode }: SessionFacts): string[] {
  const verb = verbOf(statement);
  const isJudged = verb === 'passed' || verb === 'failed';
  const isResult = isJudged || verb === 'completed';
  const faults: string[] = [];
  if (!['initialized', 'completed', 'passed', 'failed', 'terminated'].includes(verb))
    faults.push(`${verb} is not defined`);
  if (partOf(statement, 'object', 'id') !== activityId) faults.push('the object is another activity');
  if (isResult && launchMode !== 'Normal') faults.push(`${verb} in the mode ${launchMode}`);
  if (isResult !== categoriesOf(statement).includes('moveon')) faults.push(`${verb} has the wrong categories`);
  if (verb !== 'initialized' && typeof partOf(statement, 'result', 'duration') !== 'string')
    faults.push(`${verb} has no duration`);
  if ((partOf(statement, 'result', 'completion') === true) !== (verb === 'completed')) faults.push('completion');
  if (partOf(statement, 'result', 'success') !== (isJudged ? verb === 'passed' : undefined)) faults.push('success');
  const scaled = partOf(statement, 'result', 'score', 'scaled');
  if (!isJudged) return scaled === undefined ? faults : [...faults, `${verb} has a score`];
  const extension = 'https://w3id.org/xapi/cmi5/context/extensions/masteryscore';
  if (partOf(statement, 'context', 'extensions', extension) !== masteryScore) faults.push('another mastery score');
  if (typeof scaled === 'number' && masteryScore !== undefined && scaled >= masteryScore !== (verb === 'passed'))
    faults.push(`${verb} with ${scaled}`);
  return faults;
}

/** What a statement breaks of the rules of cmi5 and xAPI; empty if nothing. */
export function cmi5Faults(statement: Fields, facts: SessionFacts): string[] {
  const faults = statementFaults(statement);
  const { actor, registration, contextTemplate } = facts;
  if (!isDeepStrictEqual(statement['actor'], actor)) faults.push('another actor');
  if (partOf(statement, 'context', 'registration') !== registration) faults.push('another registration');
  const { extensions, contextActivities } = contextTemplate;
  for (const [key, value] of Object.entries(extensions))
    if (partOf(statement, 'context', 'extensions', key) !== value) faults.push(`the context lacks ${key}`);
  for (const [key, value] of Object.entries(contextActivities))
    if (!isDeepStrictEqual(partOf(statement, 'context', 'contextActivities', key), value))
      faults.push(`the context lacks its ${key}`);
  return [
    ...faults,
    ...faultsOfOrder(statement, facts),
    ...(isDefined(statement) ? faultsOfDefined(statement, facts) : []),
  ];
}
