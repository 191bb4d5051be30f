export { showProgress } from './commands/show-progress.ts';
export { type Config, ConfigError, loadConfig } from './config/config.ts';
export { StartError } from './config/start-error.ts';
export { StoreUnreadableError } from './db/index.ts';
export { isLoopback } from './domain/loopback.ts';
export { type RunningServer, type StartOptions, startServer } from './server/start-server.ts';
