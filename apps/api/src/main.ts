import { ConfigError, loadConfig, StartError, StoreUnreadableError, startServer } from './index.ts';

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartError || error instanceof StoreUnreadableError) {
    return error.message;
  }
  return `The server can't start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

try {
  const server = await startServer(loadConfig());
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await server.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
