import { administer, databaseUrl } from '../apps/api/src/testing/databases.ts';

/** Creates an empty database on a PostgreSQL server. */
export async function createDatabase(adminUrl: string, name: string) {
  await administer(adminUrl, `create database ${name}`);
  return {
    url: databaseUrl(adminUrl, name),
    drop: () => administer(adminUrl, `drop database if exists ${name} with (force)`),
  };
}
