import { randomBytes, randomUUID } from 'node:crypto';
import { accessSync, constants, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error.ts';

const secretName = 'secret';
const least = 32;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

/**
 * Creates the data folder if it does not exist.
 *
 * @throws StartError when it is not writable
 */
export function openDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} is not writable (${reasonOf(error)}): give this user write access, or set REHEARSE_DATA to another folder.`,
    );
  }
}

/** Creates the file atomically: if two servers start on a new folder, one creates the secret and the other reads all of it. */
function makeSecret(file: string) {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * The secret that signs tokens. It is created at the first start, readable only by this user.
 *
 * @throws StartError when the file can't be read or is damaged
 */
export function secretOf(folder: string): string {
  const file = path.join(folder, secretName);
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (!isCode(error, 'ENOENT')) {
      throw new StartError(
        `The secret in ${file} can't be read (${reasonOf(error)}): fix its permissions, or set REHEARSE_SECRET.`,
      );
    }
    secret = makeSecret(file);
  }
  if (secret.length < least) {
    throw new StartError(
      `The secret in ${file} is damaged (shorter than ${least} characters): restore it, or delete the file, which logs everyone out.`,
    );
  }
  return secret;
}
