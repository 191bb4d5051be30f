import path from 'node:path';
import { isLoopbackUrl } from '../domain/loopback.ts';
import type {
  AiServiceConfig,
  Config,
  CorrectionsConfig,
  FramesConfig,
  S3Config,
  SpeechConfig,
  SpeechVoices,
  StripeConfig,
} from './config.types.ts';
import { originOf, readVariables, type Variables } from './variables.ts';

export type * from './config.types.ts';
export { ConfigError, variableNames } from './variables.ts';

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

function framesOf({ EMBED_ANCESTORS: ancestors, EMBED_QUESTIONS: questions }: Variables): FramesConfig | null {
  if (!ancestors || questions === 'none') return null;
  return { questions, ancestors: [...new Set(ancestors.filter((entry) => entry !== "'self'").map(originOf))] };
}

const stripeOf = (given: Variables): StripeConfig | null =>
  given.STRIPE_SECRET_KEY && given.STRIPE_WEBHOOK_SECRET
    ? {
        secretKey: given.STRIPE_SECRET_KEY,
        webhookSecret: given.STRIPE_WEBHOOK_SECRET,
        apiUrl: given.STRIPE_API_URL ?? null,
      }
    : null;

const speechVoicesOf = (given: Variables): SpeechVoices => ({
  apiKey: given.SPEECH_API_KEY ?? null,
  model: given.SPEECH_MODEL,
  voices: given.SPEECH_VOICES,
});

const speechOf = (given: Variables): SpeechConfig | null =>
  given.SPEECH_API_URL ? { apiUrl: given.SPEECH_API_URL.replace(/\/+$/, ''), ...speechVoicesOf(given) } : null;

type AiPrefix = 'CORRECTION' | 'TRANSCRIPTION';

function aiServiceOf(given: Variables, prefix: AiPrefix): AiServiceConfig | null {
  const apiUrl = given[`${prefix}_API_URL`]?.replace(/\/+$/, '');
  const model = given[`${prefix}_API_MODEL`];
  if (!apiUrl || !model) return null;
  return {
    apiUrl,
    model,
    apiKey: given[`${prefix}_API_KEY`] ?? null,
    name: given[`${prefix}_NAME`] ?? new URL(apiUrl).hostname,
    keptDays: given[`${prefix}_KEPT_DAYS`] ?? null,
  };
}

const correctionsOf = (given: Variables): CorrectionsConfig => ({
  correction: aiServiceOf(given, 'CORRECTION'),
  transcription: aiServiceOf(given, 'TRANSCRIPTION'),
  languageTool: given.LANGUAGETOOL_URL ? { url: given.LANGUAGETOOL_URL.replace(/\/+$/, '') } : null,
  freePerMonth: given.CORRECTIONS_FREE_PER_MONTH,
  callsPerDay: given.CORRECTION_CALLS_PER_DAY,
  workers: given.CORRECTION_WORKERS,
  timeoutSeconds: given.CORRECTION_TIMEOUT,
  leaseSeconds: given.CORRECTION_LEASE,
});

/**
 * Reads the settings from environment variables (listed in `apps/api/README.md`). Empty variables count as absent.
 *
 * @throws ConfigError with one line per invalid variable
 */
export function loadConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = readVariables(environment);
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
    frames: framesOf(given),
    cmi5Origins: [...new Set((given.CMI5_ORIGINS ?? []).map(originOf))],
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
    speechVoices: speechVoicesOf(given),
    tests: { withoutPlan: given.TESTS_WITHOUT_PLAN, withPlan: given.TESTS_WITH_PLAN },
    corrections: correctionsOf(given),
  };
}
