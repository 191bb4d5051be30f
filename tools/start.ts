/** `npm start`: builds what changed, loads the question bank, serves app and API, and prints the URLs. */
import {
  type Config,
  ConfigError,
  isLoopback,
  loadConfig,
  StartError,
  StoreUnreadableError,
  showProgress,
  startServer,
} from '@rehearse/api';
import { makePack, packFile } from './build-pack.ts';
import { buildWeb, webFolder } from './build-web.ts';

const say = (line = '') => process.stdout.write(`${line}\n`);

async function step(name: string, run: () => Promise<boolean>) {
  const started = performance.now();
  process.stdout.write(`  ${name} … `);
  const worked = await run();
  say(worked ? `${((performance.now() - started) / 1000).toFixed(1)} s` : 'up to date');
}

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartError || error instanceof StoreUnreadableError) {
    return error.message;
  }
  return `Rehearse can't start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

function placeOfMail({ mail, developmentPages }: Config, address: string): string {
  if (mail.smtpUrl !== null) return 'is sent over SMTP';
  return developmentPages === 'off' ? 'is not sent: set SMTP_URL' : `${address}/dev/mailbox`;
}

try {
  const config = loadConfig({ LOG_LEVEL: 'warn', WEB_FOLDER: webFolder, CONTENT_PACK: packFile, ...process.env });
  say('Rehearse');
  await step('web app', buildWeb);
  await step('question bank', makePack);
  // The demo account's password is public, so it is only created on servers that nobody else can reach.
  const isOwnMachine =
    config.developmentPages === 'loopback' && isLoopback(config.host) && config.mail.smtpUrl === null;
  const server = await startServer(config, { demo: isOwnMachine, onImport: showProgress });

  const address = `http://localhost:${server.port}`;
  say();
  say(`  Open       ${address}`);
  if (server.demo) say(`  Demo       ${server.demo.account} with the password ${server.demo.password}`);
  say(`  Mail       ${placeOfMail(config, address)}`);
  say(`  Data       ${config.databaseUrl === null ? config.dataFolder : 'PostgreSQL'}`);
  say('  Stop       Ctrl-C');
  say();

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await server.close();
    say('Stopped.');
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
}
