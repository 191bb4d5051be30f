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
  /** Questions in frames of other sites; null if no page may frame anything. */
  frames: FramesConfig | null;
  /** Origins of learning management systems and record stores whose courses may launch drills here. */
  cmi5Origins: string[];
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
  /** How a speech endpoint is used, whether or not there is one. */
  speechVoices: SpeechVoices;
  /** Mock tests that learners can start: without a plan in all, with a plan within 30 days. */
  tests: { withoutPlan: TestsConfig; withPlan: TestsConfig };
  corrections: CorrectionsConfig;
}

/** Which questions can be framed, and by whom. */
export interface FramesConfig {
  /** The preview questions, or any question. */
  questions: 'preview' | 'all';
  /** Origins of pages that may frame them, besides our own. */
  ancestors: string[];
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

/** How many mock tests of each form; null for any number. */
export interface TestsConfig {
  full: number | null;
  short: number | null;
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

/** How an OpenAI-compatible speech endpoint is used. */
export interface SpeechVoices {
  apiKey: string | null;
  model: string;
  /** The endpoint's voice for each of our speakers; speakers without an entry use `alloy`. */
  voices: Record<string, string>;
}

/** An OpenAI-compatible speech endpoint, in place of the built-in synthesizers. */
export interface SpeechConfig extends SpeechVoices {
  /** Base URL without `/audio/speech`, such as `https://api.example.org/v1`. */
  apiUrl: string;
}

/** An external service for corrections. */
export interface AiServiceConfig {
  /** Base URL, such as `https://api.example.org/v1`, without a trailing slash. */
  apiUrl: string;
  apiKey: string | null;
  model: string;
  /** Its name for learners. */
  name: string;
  /** How many days it keeps what it is sent, as the operator states; null if not stated. */
  keptDays: number | null;
}

/** AI corrections: the services, each off unless set, and their limits. */
export interface CorrectionsConfig {
  /** An OpenAI-compatible chat endpoint. */
  correction: AiServiceConfig | null;
  /** An OpenAI-compatible transcription endpoint. */
  transcription: AiServiceConfig | null;
  /** The operator's LanguageTool server. */
  languageTool: { url: string } | null;
  freePerMonth: number;
  /** Maximum requests to the services on a day (UTC), for all learners. */
  callsPerDay: number;
  /** Corrections that this process works on at the same time; with 0, other processes do it. */
  workers: number;
  /** Time limit for a request to a service. */
  timeoutSeconds: number;
  /** After this time without a sign of life, another worker takes over a job. */
  leaseSeconds: number;
}
