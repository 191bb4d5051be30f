import { sharedPostgresVariables, startTestPostgres } from './databases.ts';

/** Vitest global setup: one PostgreSQL server with a migrated template for all test files. */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  process.env[sharedPostgresVariables.url] = postgres.adminUrl;
  process.env[sharedPostgresVariables.template] = postgres.template;
  return async () => {
    delete process.env[sharedPostgresVariables.url];
    delete process.env[sharedPostgresVariables.template];
    await postgres.stop();
  };
}
