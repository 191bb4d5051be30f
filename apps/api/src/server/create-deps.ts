import path from 'node:path';
import { readExams } from '@rehearse/content';
import type { Config } from '../config/config.ts';
import { openDataFolder, secretOf } from '../config/data-folder.ts';
import { openStore, type StoreLocation } from '../db/index.ts';
import type { Clock } from '../domain/clock.ts';
import { createLog } from '../http/logging.ts';
import { createAiServices } from '../providers/ai.ts';
import { createFiles } from '../providers/files/create.ts';
import { createPlatformClient } from '../providers/lti/platform-client.ts';
import { createMail } from '../providers/mail/create.ts';
import { monitorAiServices, monitorProviders } from '../providers/monitor.ts';
import { createPayments } from '../providers/payments/create.ts';
import { createSpeech } from '../providers/speech/create.ts';
import { withVoicePack } from '../providers/speech/voice-pack.ts';
import { createPasswords } from '../services/accounts/passwords.ts';
import { createChanges } from '../services/corrections/changes.ts';
import type { Deps } from '../services/deps.ts';
import { createHealth } from '../services/health/health.ts';
import { deriveKeys } from '../services/keys/keys.ts';
import { createLimits } from '../services/limits/limits.ts';
import { createQuestionBank } from '../services/measurement/index.ts';
import { createPlaceDifficulties } from '../services/questions/index.ts';
import { createSessionCache } from '../services/sessions/session-cache.ts';
import { measuredPorts } from '../services/sittings/measured-ports.ts';

const clock: Clock = { now: () => Date.now() };

/**
 * Opens the data folder and the store, and creates the dependencies of routes and services.
 *
 * @throws StartError or StoreUnreadableError with one line for the operator
 */
export async function createDeps(config: Config): Promise<Deps> {
  openDataFolder(config.dataFolder);
  const secret = config.secret ?? secretOf(config.dataFolder);
  const log = createLog(config);
  const location: StoreLocation = config.databaseUrl
    ? {
        url: config.databaseUrl,
        connections: config.databaseConnections,
        statementLimitMs: config.databaseTimeoutSeconds * 1000,
        onError: (error) => log.error({ err: error }, 'a database connection was lost'),
      }
    : { file: path.join(config.dataFolder, 'rehearse.db') };
  const store = await openStore(location);
  const files = await createFiles(config);
  const health = createHealth({ database: store.ping, files: files.check, log });
  const providers = monitorProviders(health, {
    mail: await createMail(config, clock.now, log),
    speech: withVoicePack(createSpeech(config, files, log), files, clock.now),
    payments: await createPayments(config, clock, log),
  });
  const bank = createQuestionBank({ clock });
  return {
    ...providers,
    ai: monitorAiServices(health, await createAiServices(config.corrections)),
    platforms: createPlatformClient(config),
    changes: createChanges(),
    db: store.db,
    store,
    clock,
    config,
    log,
    health,
    files,
    limits: createLimits(store, config.rateLimitScale),
    keys: deriveKeys(secret),
    passwords: await createPasswords(),
    sessions: createSessionCache(),
    exams: readExams(),
    bank,
    difficulties: createPlaceDifficulties(),
    sittings: measuredPorts({ bank, files, random: Math.random }),
  };
}
