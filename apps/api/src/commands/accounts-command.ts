import { parseArgs } from 'node:util';
import type { Db } from '../db/index.ts';
import { eraseAccount } from '../services/accounts/delete-account.ts';
import type { Learner } from '../services/accounts/learner-tables.ts';

export const accountsHelp = `Accounts, for requests that learners can't fulfill themselves.

  npm run accounts -- show WHO         shows an account
  npm run accounts -- delete WHO       deletes an account for good, with everything in it

WHO is one of
  12                                   the number of the account
  lin@example.org                      its email address
  --issuer URL --user ID               a user of a school's platform (LTI): the issuer, and the user's id at the platform

Payments that the law requires to be kept stay, without name and address. The store is the one of the server's settings
(REHEARSE_DATA or DATABASE_URL); the server need not be stopped, and logs the learner out within seconds.`;

/** The command is wrong, or there is no such account. Nothing was changed. */
export class AccountsError extends Error {
  override readonly name = 'AccountsError';
}

const seeHelp = 'See "npm run accounts -- help".';
const failed = (message: string) => new AccountsError(`${message} ${seeHelp}`);

function parse(args: readonly string[]) {
  try {
    const options = { issuer: { type: 'string' }, user: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw failed(error instanceof Error ? error.message : String(error));
  }
}

interface Found extends Learner {
  readonly createdAt: number;
  readonly school: string | null;
}

async function find(db: Db, who: string | undefined, { issuer, user }: { issuer?: string; user?: string }) {
  if ((issuer === undefined) !== (user === undefined)) throw failed('--issuer and --user belong together.');
  if (who === undefined && issuer === undefined) throw failed('Which account?');
  if (who !== undefined && issuer !== undefined) throw failed('Name the account in one way.');
  const accounts = db
    .selectFrom('users')
    .leftJoin('lti_users', 'lti_users.user_id', 'users.user_id')
    .leftJoin('lti_platforms', 'lti_platforms.issuer', 'lti_users.issuer')
    .select((select) => [
      ...(['users.user_id', 'users.account', 'users.created_at'] as const),
      select.fn.coalesce('lti_platforms.name', 'lti_users.issuer').as('school'),
    ]);
  const chosen =
    issuer !== undefined && user !== undefined
      ? accounts.where('lti_users.issuer', '=', issuer).where('subject', '=', user)
      : /^\d{1,9}$/.test(who ?? '')
        ? accounts.where('users.user_id', '=', Number(who))
        : accounts.where('users.account', '=', (who ?? '').toLowerCase());
  const found = await chosen.executeTakeFirst();
  if (!found) throw failed('There is no such account.');
  return { userId: found.user_id, account: found.account, createdAt: found.created_at, school: found.school };
}

const described = ({ userId, account, createdAt, school }: Found) =>
  `account ${userId}, ${account}, made ${new Date(Number(createdAt)).toISOString().slice(0, 10)}${school ? ` by ${school}` : ''}`;

/**
 * Runs an accounts command.
 *
 * @returns the text to print
 * @throws AccountsError
 */
export async function accountsCommand(
  deps: Parameters<typeof eraseAccount>[0],
  args: readonly string[],
): Promise<string> {
  const { values, positionals } = parse(args);
  const [verb = 'show', who, ...rest] = positionals;
  if (rest.length > 0) throw failed('Name one account.');
  if (verb !== 'show' && verb !== 'delete') throw failed(`Unknown command "${verb}".`);
  const found = await find(deps.db, who, values);
  if (verb === 'show') return described(found);
  await eraseAccount(deps, found);
  return `Deleted ${described(found)}.`;
}
