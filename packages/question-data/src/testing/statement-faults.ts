/** The rules of xAPI 1.0.3 (part 2, "Statements") that a statement of this package can break. */

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const iri = /^[a-z][a-z0-9+.-]*:\S+$/i;
const languageTag = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;
const duration = /^P(?=.)(\d+Y)?(\d+M)?(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+(\.\d{1,2})?S)?)?$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

const allowed: Record<string, readonly string[]> = {
  statement: ['id', 'actor', 'verb', 'object', 'result', 'context', 'timestamp'],
  actor: ['objectType', 'name', 'mbox', 'account'],
  verb: ['id', 'display'],
  object: ['objectType', 'id', 'definition'],
  definition: [
    'name',
    'description',
    'type',
    'moreInfo',
    'extensions',
    'interactionType',
    'correctResponsesPattern',
    'choices',
  ],
  result: ['score', 'success', 'completion', 'response', 'duration', 'extensions'],
  score: ['scaled', 'raw', 'min', 'max'],
  context: [
    'registration',
    'instructor',
    'team',
    'contextActivities',
    'revision',
    'platform',
    'language',
    'extensions',
  ],
};

function hasNull(value: unknown): boolean {
  return value === null || (typeof value === 'object' && Object.values(value as object).some(hasNull));
}

const isLanguageMap = (value: unknown) =>
  Object.entries(fieldsOf(value)).every(([tag, text]) => languageTag.test(tag) && typeof text === 'string');

function faultsOfResult(result: Fields): string[] {
  const score = fieldsOf(result['score']);
  const { scaled, raw, min, max } = score as Record<string, number | undefined>;
  const faults: string[] = [];
  if (scaled !== undefined && !(scaled >= -1 && scaled <= 1)) faults.push('scaled is not from -1 to 1');
  if (raw !== undefined && min !== undefined && !(raw >= min)) faults.push('raw is below min');
  if (raw !== undefined && max !== undefined && !(raw <= max)) faults.push('raw is above max');
  if (min !== undefined && max !== undefined && !(min < max)) faults.push('min is not below max');
  for (const key of ['success', 'completion'])
    if (result[key] !== undefined && typeof result[key] !== 'boolean') faults.push(`${key} is no boolean`);
  if (result['response'] !== undefined && typeof result['response'] !== 'string') faults.push('response is no text');
  if (result['duration'] !== undefined && !duration.test(String(result['duration'])))
    faults.push('duration is not ISO 8601');
  return faults;
}

function faultsOfDefinition(definition: Fields): string[] {
  const faults: string[] = [];
  const { type, name, description, interactionType, correctResponsesPattern, choices, extensions } = definition;
  if (type !== undefined && !iri.test(String(type))) faults.push('the type is no IRI');
  if (!isLanguageMap(name) || !isLanguageMap(description)) faults.push('a text is no language map');
  const kinds = [
    'true-false',
    'choice',
    'fill-in',
    'long-fill-in',
    'matching',
    'performance',
    'sequencing',
    'likert',
    'numeric',
    'other',
  ];
  if (interactionType !== undefined && !kinds.includes(String(interactionType))) faults.push('no such interaction');
  if ((correctResponsesPattern !== undefined || choices !== undefined) && interactionType === undefined)
    faults.push('an interaction component without an interaction');
  if (
    correctResponsesPattern !== undefined &&
    !(correctResponsesPattern as unknown[]).every((one) => typeof one === 'string')
  )
    faults.push('a pattern is no text');
  if (choices !== undefined) {
    if (!['choice', 'sequencing'].includes(String(interactionType)))
      faults.push('choices of an interaction that has none');
    const ids = (choices as { id: string; description: unknown }[]).map(({ id }) => id);
    if (new Set(ids).size < ids.length || ids.some((id) => id === '' || /\s/.test(id)))
      faults.push('bad ids of choices');
    if (!(choices as Fields[]).every(({ description: text }) => isLanguageMap(text)))
      faults.push('a choice is no language map');
  }
  if (!Object.keys(fieldsOf(extensions)).every((key) => iri.test(key))) faults.push('an extension is no IRI');
  return faults;
}

/** What a statement breaks of the specification's rules; empty if nothing. */
export function statementFaults(statement: unknown): string[] {
  const whole = fieldsOf(statement);
  const [actor, verb, object, result, context] = ['actor', 'verb', 'object', 'result', 'context'].map((key) =>
    fieldsOf(whole[key]),
  ) as [Fields, Fields, Fields, Fields, Fields];
  const definition = fieldsOf(object['definition']);
  const faults: string[] = [];
  const parts: Record<string, Fields> = {
    statement: whole,
    actor,
    verb,
    object,
    definition,
    result,
    score: fieldsOf(result['score']),
    context,
  };
  for (const [name, part] of Object.entries(parts))
    for (const key of Object.keys(part)) if (!allowed[name]?.includes(key)) faults.push(`${name} has ${key}`);
  if (hasNull(whole)) faults.push('a value is null');
  for (const key of ['actor', 'verb', 'object']) if (whole[key] === undefined) faults.push(`${key} is missing`);
  if (whole['id'] !== undefined && !uuid.test(String(whole['id']))) faults.push('the id is no UUID');
  const { account, mbox } = actor;
  if ((account === undefined) === (mbox === undefined)) faults.push('the actor has no identifier, or two');
  if (mbox !== undefined && !/^mailto:[^@\s]+@[^@\s]+$/.test(String(mbox))) faults.push('mbox is no mail address');
  if (account !== undefined && (!iri.test(String(fieldsOf(account)['homePage'])) || !fieldsOf(account)['name']))
    faults.push('bad account');
  if (!iri.test(String(verb['id'])) || !isLanguageMap(verb['display'])) faults.push('bad verb');
  if (!iri.test(String(object['id']))) faults.push('the activity is no IRI');
  const { registration, language, contextActivities } = context;
  if (registration !== undefined && !uuid.test(String(registration))) faults.push('the registration is no UUID');
  if (language !== undefined && !languageTag.test(String(language))) faults.push('the language is no tag');
  for (const [key, activities] of Object.entries(fieldsOf(contextActivities))) {
    if (!['parent', 'grouping', 'category', 'other'].includes(key)) faults.push(`contextActivities has ${key}`);
    if (!(activities as Fields[]).every(({ id }) => iri.test(String(id)))) faults.push('a context activity is no IRI');
  }
  if (!instant.test(String(whole['timestamp']))) faults.push('the timestamp has no date and zone');
  return [...faults, ...faultsOfResult(result), ...faultsOfDefinition(definition)];
}
