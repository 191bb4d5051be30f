import path from 'node:path';
import { z } from 'zod';
import { isLoopbackUrl } from '../domain/loopback.ts';

const workspaceFolder = path.join(import.meta.dirname, '..', '..', '..', '..');

/** Settings of one server process, as `loadConfig` read them. */
export interface Config {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Absolute path of the folder that holds the database, files and the signing secret. */
  dataFolder: string;
  environment: 'development' | 'production' | 'test';
  /**
   * Who can open the development mailbox and the payment sandbox: clients on this machine (`loopback`), everyone
   * (`open`), or nobody (`off`).
   */
  developmentPages: 'loopback' | 'open' | 'off';
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** PostgreSQL; null keeps everything in a SQLite file. */
  databaseUrl: string | null;
  /** Maximum number of open PostgreSQL connections. */
  databaseConnections: number;
  /** Time limit for a single SQL statement of a request. */
  databaseTimeoutSeconds: number;
  /** Signs tokens; null uses the secret in the data folder, which is created if missing. */
  secret: string | null;
  /** Origin at which learners reach the app, without a trailing slash. */
  publicUrl: string;
  /** Number of reverse proxies whose `X-Forwarded-*` headers are trusted. */
  trustProxy: number;
  /** Maximum connections per client address; behind trusted proxies, maximum concurrent requests per client address. */
  connectionsPerAddress: number;
  /** Multiplies every rate limit (load tests). */
  rateLimitScale: number;
  /** Days after which a session expires, even if it is in use. */
  sessionDays: number;
  quotas: Quotas;
  /** Origin of the API that the served web app calls; null for this server. */
  apiUrl: string | null;
  /** Further origins that may call the API with cookies. */
  corsOrigins: string[];
  /** Folder with the built web app. */
  webFolder: string;
  /** The content pack of the question bank, imported at start if it has changed. */
  contentPack: string;
  /** Folder of the bundled video lessons, imported at start if they are new. */
  lessonsFolder: string;
  mail: { smtpUrl: string | null; from: string; operator: string };
  contact: ContactDetails;
  s3: S3Config | null;
  stripe: StripeConfig | null;
  speech: SpeechConfig | null;
}

/** Storage limits per learner. */
export interface Quotas {
  answers: number;
  answerBytes: number;
  recordings: number;
  recordingBytes: number;
  /** Notebook words that are not in the word book. */
  ownWords: number;
}

/** The operator's contact details for the contact page; null when not set. */
export interface ContactDetails {
  email: string | null;
  phone: string | null;
  registeredAddress: string | null;
  tradingAddress: string | null;
}

/** An S3-compatible bucket for recordings and clips. */
export interface S3Config {
  bucket: string;
  region: string;
  /** Null for Amazon S3. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The card payment provider. */
export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** Overrides the provider's API URL (tests, proxies); null for the default. */
  apiUrl: string | null;
}

/** An OpenAI-compatible speech endpoint, in place of the built-in synthesizers. */
export interface SpeechConfig {
  /** Base URL without `/audio/speech`, such as `https://api.example.org/v1`. */
  apiUrl: string;
  apiKey: string | null;
  model: string;
  /** The endpoint's voice for each of our speakers; speakers without an entry use `alloy`. */
  voices: Record<string, string>;
}

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

const originOf = (value: string) => new URL(value).origin;

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
});

type Variables = z.infer<typeof variables>;

/** Names of all supported environment variables. */
export const variableNames: readonly string[] = Object.keys(variables.shape);

const groups = [
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const satisfies (keyof Variables)[][];

function missingOfGroups(given: Variables) {
  return groups.flatMap((group: readonly (keyof Variables)[]) => {
    const missing = group.filter((name) => given[name] === undefined);
    const present = group.find((name) => given[name] !== undefined);
    return present ? missing.map((name) => `${name}: is needed when ${present} is set`) : [];
  });
}

function read(environment: Record<string, string | undefined>): Variables {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const checked = variables.safeParse(given);
  if (!checked.success) {
    const problems = new Map(checked.error.issues.map(({ path: [name], message }) => [name, message]));
    throw new ConfigError([...problems].map(([name, message]) => `${String(name)}: ${message}`));
  }
  const missing = missingOfGroups(checked.data);
  if (missing.length > 0) throw new ConfigError(missing);
  return checked.data;
}

const megabyte = 1024 * 1024;
const anyAddress = ['0.0.0.0', '::'];

function defaultUrl({ HOST, PORT }: Variables) {
  const name = anyAddress.includes(HOST) ? 'localhost' : HOST;
  return `http://${name.includes(':') ? `[${name}]` : name}:${PORT}`;
}

const publicUrlOf = (given: Variables) => (given.PUBLIC_URL ? originOf(given.PUBLIC_URL) : defaultUrl(given));

/** A server with a public URL must not expose its mailbox unless the operator opens it explicitly. */
function developmentPagesOf(given: Variables): Config['developmentPages'] {
  if (given.NODE_ENV === 'production') return 'off';
  if (given.DEVELOPMENT_PAGES === 'open') return 'open';
  return isLoopbackUrl(publicUrlOf(given)) ? 'loopback' : 'off';
}

const s3Of = (given: Variables): S3Config | null =>
  given.S3_BUCKET && given.S3_ACCESS_KEY_ID && given.S3_SECRET_ACCESS_KEY
    ? {
        bucket: given.S3_BUCKET,
        region: given.S3_REGION,
        endpoint: given.S3_ENDPOINT ?? null,
        accessKeyId: given.S3_ACCESS_KEY_ID,
        secretAccessKey: given.S3_SECRET_ACCESS_KEY,
      }
    : null;

const stripeOf = (given: Variables): StripeConfig | null =>
  given.STRIPE_SECRET_KEY && given.STRIPE_WEBHOOK_SECRET
    ? {
        secretKey: given.STRIPE_SECRET_KEY,
        webhookSecret: given.STRIPE_WEBHOOK_SECRET,
        apiUrl: given.STRIPE_API_URL ?? null,
      }
    : null;

const speechOf = (given: Variables): SpeechConfig | null =>
  given.SPEECH_API_URL
    ? {
        apiUrl: given.SPEECH_API_URL.replace(/\/+$/, ''),
        apiKey: given.SPEECH_API_KEY ?? null,
        model: given.SPEECH_MODEL,
        voices: given.SPEECH_VOICES,
      }
    : null;

/**
 * Reads the settings from environment variables (listed in `apps/api/README.md`). Empty variables count as absent.
 *
 * @throws ConfigError with one line per invalid variable
 */
export function loadConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = read(environment);
  return {
    port: given.PORT,
    host: given.HOST,
    dataFolder: path.resolve(given.REHEARSE_DATA),
    environment: given.NODE_ENV,
    developmentPages: developmentPagesOf(given),
    logLevel: given.LOG_LEVEL,
    databaseUrl: given.DATABASE_URL ?? null,
    databaseConnections: given.DATABASE_CONNECTIONS,
    databaseTimeoutSeconds: given.DATABASE_TIMEOUT,
    secret: given.REHEARSE_SECRET ?? null,
    publicUrl: publicUrlOf(given),
    apiUrl: given.API_URL ? originOf(given.API_URL) : null,
    trustProxy: given.TRUST_PROXY,
    connectionsPerAddress: given.CONNECTIONS_PER_ADDRESS,
    rateLimitScale: given.RATE_LIMIT_SCALE,
    sessionDays: given.SESSION_DAYS,
    quotas: {
      answers: given.QUOTA_ANSWERS,
      answerBytes: given.QUOTA_ANSWERS_MB * megabyte,
      recordings: given.QUOTA_RECORDINGS,
      recordingBytes: given.QUOTA_RECORDINGS_MB * megabyte,
      ownWords: given.QUOTA_WORDS,
    },
    corsOrigins: given.CORS_ORIGINS.map(originOf),
    webFolder: path.resolve(given.WEB_FOLDER),
    contentPack: path.resolve(given.CONTENT_PACK),
    lessonsFolder: path.resolve(given.LESSONS_FOLDER),
    mail: { smtpUrl: given.SMTP_URL ?? null, from: given.MAIL_FROM, operator: given.OPERATOR_EMAIL },
    contact: {
      email: given.CONTACT_EMAIL ?? null,
      phone: given.CONTACT_PHONE ?? null,
      registeredAddress: given.REGISTERED_ADDRESS ?? null,
      tradingAddress: given.TRADING_ADDRESS ?? null,
    },
    s3: s3Of(given),
    stripe: stripeOf(given),
    speech: speechOf(given),
  };
}
