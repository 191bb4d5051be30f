import { parseArgs } from 'node:util';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/index.ts';
import type { Clock } from '../domain/clock.ts';
import { LtiError } from '../domain/lti/lti-error.ts';
import type { Keys } from '../services/keys/keys.ts';
import {
  addDeployment,
  addPlatform,
  invitePlatform,
  keysPath,
  launchPath,
  listGrades,
  listKeys,
  listPlatforms,
  loginPath,
  removePlatform,
  retryGrades,
  rotateKeys,
} from '../services/lti/index.ts';
import { textTable } from './text-table.ts';

export const ltiHelp = `Schools' learning platforms (LTI 1.3), such as Moodle or Canvas.

  npm run lti                                  lists the platforms, and the addresses that a platform asks for
  npm run lti -- add --name "My school" --issuer URL --client-id ID --login-url URL --token-url URL --keys-url URL
                     [--deployment ID]... [--token-audience URL]
  npm run lti -- deployment 1 ID               allows a further deployment of platform 1
  npm run lti -- remove 1                      removes platform 1 with its launches and grades; its learners keep their accounts
  npm run lti -- invite                        an address that registers one platform by itself, once, within seven days
  npm run lti -- keys                          lists our key pairs
  npm run lti -- keys rotate                   signs with a new key pair; the old one stays published for 30 days
  npm run lti -- grades                        grades that were not sent yet, and why
  npm run lti -- grades retry                  sends the failed ones again

Without --deployment, the deployment of the platform's first launch is taken. The store is the one of the server's settings
(REHEARSE_DATA or DATABASE_URL); the server need not be stopped.`;

interface LtiDeps {
  db: Db;
  clock: Clock;
  config: Config;
  keys: Keys;
}

/** A parsed command. */
type LtiCommand = (deps: LtiDeps) => Promise<string>;

const seeHelp = 'See "npm run lti -- help".';
const failed = (message: string) => new LtiError('request', message);

const options = {
  name: { type: 'string' },
  issuer: { type: 'string' },
  'client-id': { type: 'string' },
  'login-url': { type: 'string' },
  'token-url': { type: 'string' },
  'token-audience': { type: 'string' },
  'keys-url': { type: 'string' },
  deployment: { type: 'string', multiple: true },
} as const;

type Given = ReturnType<typeof parse>['values'];

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw failed(`${error instanceof Error ? error.message : error}\n${seeHelp}`);
  }
}

/**
 * Runs an LTI command.
 *
 * @returns the text to print
 * @throws LtiError when the command is invalid or fails; nothing was changed then
 */
export async function ltiCommand(deps: LtiDeps, args: readonly string[]): Promise<string> {
  const { values, positionals } = parse(args);
  const [verb = 'list', ...rest] = positionals;
  if (verb !== 'add' && Object.keys(values).length > 0) throw failed(`Options are for "add" only. ${seeHelp}`);
  return commandOf(verb, rest, values)(deps);
}

function commandOf(verb: string, rest: readonly string[], given: Given): LtiCommand {
  const [first, second, third] = rest;
  const word = rest.join(' ');
  if (verb === 'list' && word === '') return list;
  if (verb === 'add' && word === '') return addition(given);
  if (verb === 'deployment' && second !== undefined && third === undefined) return deployment(idOf(first), second);
  if (verb === 'remove' && second === undefined) return removal(idOf(first));
  if (verb === 'invite' && word === '') return invitation;
  if (verb === 'keys' && word === '') return keyList;
  if (verb === 'keys' && word === 'rotate') return rotation;
  if (verb === 'grades' && word === '') return gradeList;
  if (verb === 'grades' && word === 'retry') return retrial;
  throw failed(`Unknown command "${[verb, ...rest].join(' ')}". ${seeHelp}`);
}

function idOf(text: string | undefined): number {
  if (text === undefined || !/^\d{1,9}$/.test(text)) throw failed('Specify the number of the platform, from the list.');
  return Number(text);
}

const timeOf = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

const list: LtiCommand = async ({ db, config: { publicUrl } }) => {
  const platforms = await listPlatforms(db);
  const rows = platforms.map(({ platformId, name, issuer, clientId, deploymentIds, launches }) => [
    ...[String(platformId), name, issuer, clientId],
    ...[deploymentIds.join(', ') || 'of the first launch', String(launches)],
  ]);
  return [
    rows.length === 0
      ? 'There are no platforms.'
      : textTable(['number', 'name', 'issuer', 'client id', 'deployments', 'launches'], rows),
    '',
    'What a platform asks for:',
    `  Tool address, target link      ${publicUrl}${launchPath}`,
    `  Login initiation address       ${publicUrl}${loginPath}`,
    `  Redirection address            ${publicUrl}${launchPath}`,
    `  Public keys (JWKS)             ${publicUrl}${keysPath}`,
  ].join('\n');
};

function addition(given: Given): LtiCommand {
  const need = (name: 'name' | 'issuer' | 'client-id' | 'login-url' | 'token-url' | 'keys-url') => {
    const value = given[name];
    if (!value) throw failed(`A new platform needs --${name}. ${seeHelp}`);
    return value;
  };
  const platform = {
    ...{ name: need('name'), issuer: need('issuer'), clientId: need('client-id'), loginUrl: need('login-url') },
    ...{ tokenUrl: need('token-url'), keysUrl: need('keys-url'), tokenAudience: given['token-audience'] },
    deploymentIds: given.deployment ?? [],
  };
  return async (deps) => {
    const id = await addPlatform(deps, platform);
    return `Added platform ${id}.\n${await list(deps)}`;
  };
}

const deployment =
  (platformId: number, deploymentId: string): LtiCommand =>
  async (deps) => {
    await addDeployment(deps.db, platformId, deploymentId);
    return `Allowed deployment ${deploymentId}.\n${await list(deps)}`;
  };

const removal =
  (platformId: number): LtiCommand =>
  async (deps) => {
    await removePlatform(deps.db, platformId);
    return `Removed platform ${platformId}.\n${await list(deps)}`;
  };

const invitation: LtiCommand = async (deps) =>
  `Enter this address in the platform as the tool's registration address, within seven days:\n${await invitePlatform(deps)}`;

const keyList: LtiCommand = async ({ db }) => {
  const keys = await listKeys(db);
  if (keys.length === 0) return 'There is no key pair yet: the first one is made when it is needed.';
  return textTable(
    ['key', 'made', ''],
    keys.map(({ keyId, createdAt, retiredAt }) => [
      ...[keyId, timeOf(createdAt)],
      retiredAt === null ? 'signs' : `retired ${timeOf(retiredAt)}`,
    ]),
  );
};

const rotation: LtiCommand = async (deps) => {
  const keyId = await rotateKeys(deps);
  return `Signs with ${keyId} from now on.\n${await keyList(deps)}`;
};

const gradeList: LtiCommand = async ({ db }) => {
  const { counts, unsent } = await listGrades(db);
  const states = ['sent', 'superseded', 'queued', 'failed'].map((state) => `${state} ${counts[state] ?? 0}`);
  if (unsent.length === 0) return states.join(' · ');
  const rows = unsent.map(({ gradeId, platform, userId, source, share, state, failure, gradedAt }) => [
    ...[String(gradeId), platform, String(userId), source, share === null ? '-' : String(Math.round(share * 100))],
    ...[timeOf(gradedAt), state, failure ?? ''],
  ]);
  const head = ['grade', 'platform', 'account', 'of', 'points', 'since', 'state', 'last failure'];
  return `${states.join(' · ')}\n${textTable(head, rows)}`;
};

const retrial: LtiCommand = async (deps) => {
  const count = await retryGrades(deps);
  return `Queued ${count} failed ${count === 1 ? 'grade' : 'grades'} again.\n${await gradeList(deps)}`;
};
