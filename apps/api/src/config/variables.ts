import path from 'node:path';
import { z } from 'zod';

const workspaceFolder = path.join(import.meta.dirname, '..', '..', '..', '..');

/** Invalid settings. `problems` has one line per variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`);

const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    abort: true,
  });

const origin = url('http:', 'https:').refine(
  (value) => new URL(value).href === `${new URL(value).origin}/`,
  'must be an origin such as https://app.example.org, without a path',
);

const ancestorsProblem =
  "must be 'self', or origins such as https://school.example without a path, separated by spaces";

/** Sources of `frame-ancestors`: our own origin, and others. Wildcards are left out, because messages go to known origins only. */
const ancestors = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .refine(
    (entries) => entries.every((entry) => entry === "'self'" || origin.safeParse(entry).success),
    ancestorsProblem,
  );

const origins = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .refine(
    (entries) => entries.every((entry) => origin.safeParse(entry).success),
    'must be origins such as https://school.example without a path, separated by spaces',
  );

const testsForm = /^full:(\d{1,6}|any),short:(\d{1,6}|any)$/;

/** Mock tests by form; null for any number. */
const tests = z
  .string()
  .regex(testsForm, 'must look like full:0,short:1 or full:any,short:any')
  .transform((value) => {
    const [, full = '0', short = '0'] = testsForm.exec(value) ?? [];
    const most = (count: string) => (count === 'any' ? null : Number(count));
    return { full: most(full), short: most(short) };
  });

/** The origin of a URL. */
export const originOf = (value: string) => new URL(value).origin;

const serviceName = z.string().max(60, 'must have at most 60 characters');

const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  REHEARSE_DATA: z.string().default('.data'),
  REHEARSE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  DEVELOPMENT_PAGES: z.literal('open', 'must be open').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent')
    .default('info'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_CONNECTIONS: wholeNumber(1, 1000).default(10),
  DATABASE_TIMEOUT: wholeNumber(1, 600).default(10),
  PUBLIC_URL: origin.optional(),
  API_URL: origin.optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(256),
  RATE_LIMIT_SCALE: wholeNumber(1, 1_000_000).default(1),
  SESSION_DAYS: wholeNumber(1, 3650).default(90),
  QUOTA_ANSWERS: wholeNumber(1, 100_000_000).default(100_000),
  QUOTA_ANSWERS_MB: wholeNumber(1, 1_000_000).default(50),
  QUOTA_RECORDINGS: wholeNumber(1, 100_000_000).default(20_000),
  QUOTA_RECORDINGS_MB: wholeNumber(1, 100_000_000).default(5000),
  QUOTA_WORDS: wholeNumber(1, 100_000_000).default(10_000),
  CORS_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .pipe(z.array(origin))
    .default([]),
  EMBED_ANCESTORS: ancestors.optional(),
  CMI5_ORIGINS: origins.optional(),
  EMBED_QUESTIONS: z.enum(['preview', 'all', 'none'], 'must be preview, all or none').default('preview'),
  WEB_FOLDER: z.string().default(path.join(workspaceFolder, 'apps', 'web', 'dist')),
  CONTENT_PACK: z.string().default(path.join(workspaceFolder, 'content', 'dist', 'pack.ndjson.gz')),
  LESSONS_FOLDER: z.string().default(path.join(workspaceFolder, 'content', 'media', 'lessons')),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().default('Rehearse <no-reply@localhost>'),
  OPERATOR_EMAIL: z.email('must be an email address').default('operator@example.org'),
  CONTACT_EMAIL: z.email('must be an email address').optional(),
  CONTACT_PHONE: z
    .string()
    .regex(/^\+?[\d ()-]{5,30}$/, 'must be a phone number such as +353 1 234 5678')
    .optional(),
  REGISTERED_ADDRESS: z.string().max(300, 'must have at most 300 characters').optional(),
  TRADING_ADDRESS: z.string().max(300, 'must have at most 300 characters').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: url('http:', 'https:').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: url('http:', 'https:').optional(),
  SPEECH_API_URL: url('http:', 'https:').optional(),
  SPEECH_API_KEY: z.string().optional(),
  SPEECH_MODEL: z.string().default('tts-1'),
  SPEECH_VOICES: z
    .string()
    .regex(/^[\w-]+=[\w-]+(,[\w-]+=[\w-]+)*$/, 'must look like rp=fable,us-female=nova')
    .transform((list): Record<string, string> => Object.fromEntries(list.split(',').map((pair) => pair.split('='))))
    .default({ rp: 'fable', 'rp-female': 'shimmer', 'us-female': 'nova', 'us-male': 'onyx', scottish: 'echo' }),
  CORRECTION_API_URL: url('http:', 'https:').optional(),
  CORRECTION_API_KEY: z.string().optional(),
  CORRECTION_API_MODEL: z.string().optional(),
  CORRECTION_NAME: serviceName.optional(),
  CORRECTION_KEPT_DAYS: wholeNumber(0, 36_500).optional(),
  TRANSCRIPTION_API_URL: url('http:', 'https:').optional(),
  TRANSCRIPTION_API_KEY: z.string().optional(),
  TRANSCRIPTION_API_MODEL: z.string().optional(),
  TRANSCRIPTION_NAME: serviceName.optional(),
  TRANSCRIPTION_KEPT_DAYS: wholeNumber(0, 36_500).optional(),
  LANGUAGETOOL_URL: url('http:', 'https:').optional(),
  TESTS_WITHOUT_PLAN: tests.default({ full: 0, short: 1 }),
  TESTS_WITH_PLAN: tests.default({ full: null, short: null }),
  CORRECTIONS_FREE_PER_MONTH: wholeNumber(0, 100_000).default(3),
  CORRECTION_CALLS_PER_DAY: wholeNumber(0, 100_000_000).default(2000),
  CORRECTION_WORKERS: wholeNumber(0, 64).default(2),
  CORRECTION_TIMEOUT: wholeNumber(1, 600).default(90),
  CORRECTION_LEASE: wholeNumber(1, 600).default(30),
});

/** The environment variables, checked and with their defaults. */
export type Variables = z.infer<typeof variables>;

/** Names of all supported environment variables. */
export const variableNames: readonly string[] = Object.keys(variables.shape);

const groups = [
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['CORRECTION_API_URL', 'CORRECTION_API_MODEL'],
  ['TRANSCRIPTION_API_URL', 'TRANSCRIPTION_API_MODEL'],
] as const satisfies (keyof Variables)[][];

/** Variables that mean nothing without another one. */
const dependents = [
  ['CORRECTION_API_KEY', 'CORRECTION_API_URL'],
  ['CORRECTION_NAME', 'CORRECTION_API_URL'],
  ['CORRECTION_KEPT_DAYS', 'CORRECTION_API_URL'],
  ['TRANSCRIPTION_API_KEY', 'TRANSCRIPTION_API_URL'],
  ['TRANSCRIPTION_NAME', 'TRANSCRIPTION_API_URL'],
  ['TRANSCRIPTION_KEPT_DAYS', 'TRANSCRIPTION_API_URL'],
  ['LANGUAGETOOL_URL', 'CORRECTION_API_URL'],
] as const satisfies [keyof Variables, keyof Variables][];

function missingOfGroups(given: Variables) {
  const ofGroups = groups.flatMap((group: readonly (keyof Variables)[]) => {
    const missing = group.filter((name) => given[name] === undefined);
    const present = group.find((name) => given[name] !== undefined);
    return present ? missing.map((name) => [name, present] as const) : [];
  });
  const ofDependents = dependents.flatMap(([name, needed]) =>
    given[name] !== undefined && given[needed] === undefined ? [[needed, name] as const] : [],
  );
  const causes = new Map([...ofGroups, ...ofDependents].toReversed());
  return [...causes].toReversed().map(([name, present]) => `${name}: is needed when ${present} is set`);
}

/**
 * Reads and checks the environment variables. Empty ones count as absent.
 *
 * @throws ConfigError with one line per invalid variable
 */
export function readVariables(environment: Record<string, string | undefined>): Variables {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const checked = variables.safeParse(given);
  if (!checked.success) {
    const problems = new Map(checked.error.issues.map(({ path: [name], message }) => [name, message]));
    throw new ConfigError([...problems].map(([name, message]) => `${String(name)}: ${message}`));
  }
  if (checked.data.EMBED_ANCESTORS && checked.data.API_URL) {
    throw new ConfigError(['EMBED_ANCESTORS: can’t be used with API_URL, whose server has the questions']);
  }
  if (checked.data.CMI5_ORIGINS && checked.data.API_URL) {
    throw new ConfigError(['CMI5_ORIGINS: can’t be used with API_URL, whose server has the sounds and pictures']);
  }
  const missing = missingOfGroups(checked.data);
  if (missing.length > 0) throw new ConfigError(missing);
  return checked.data;
}
