import { randomUUID } from 'node:crypto';
import type { Answer, Call, Calls } from './calls.ts';

/** The code that this host would mail. */
export const mailedCode = '246810';

interface Account {
  password: string;
  isVerified: boolean;
}

const done: Answer = { success: true, message: '', data: null };
const no = (message: string): Answer => ({ success: false, message, data: null });

/** The account calls, and who is signed in. A successful verification is answered without further data. */
export function createAccounts(): { calls: Calls; isSignedIn: (call: Call) => boolean } {
  const accounts = new Map<string, Account>();
  const sessions = new Map<string, string>();
  const tokens = new Set<string>();

  const accountOf = ({ body }: Call) => accounts.get(String(body['account']));
  const grant = (account: string): Answer => {
    const accessToken = randomUUID();
    const session = randomUUID();
    tokens.add(accessToken);
    sessions.set(session, account);
    const data = { accessToken, expiresAt: Date.now() + 900_000 };
    return { success: true, message: '', data, cookie: `session=${session}; Path=/; HttpOnly; SameSite=Lax` };
  };

  const calls: Calls = {
    'POST /api/public/register': ({ body }) => {
      accounts.set(String(body['account']), { password: String(body['password']), isVerified: false });
      return done;
    },
    'POST /api/public/login': (call) => {
      const account = accountOf(call);
      if (account?.password !== call.body['password'] || !account?.isVerified) return no('Wrong email or password.');
      return grant(String(call.body['account']));
    },
    'POST /api/public/verification/send': () => done,
    'POST /api/public/verification/verify': (call) => {
      const account = accountOf(call);
      if (!account || call.body['verifyCode'] !== mailedCode) return no('This code is not right.');
      account.isVerified = true;
      return done;
    },
    'POST /api/public/user/exist': (call) => (accountOf(call) ? done : no('There is no such account.')),
    'POST /api/public/updateNewToken': ({ cookie }) => {
      const account = sessions.get(/session=([\w-]+)/.exec(cookie)?.[1] ?? '');
      return account === undefined ? no('Unable to refresh token') : grant(account);
    },
    'POST /api/public/passwordReset/sendCode': () => done,
    'POST /api/public/passwordReset/verifyCode': (call) => {
      const account = accountOf(call);
      if (!account || call.body['verifyCode'] !== mailedCode) return no('This code is not right.');
      account.password = String(call.body['newPassword']);
      return done;
    },
  };
  return { calls, isSignedIn: ({ authorization }) => tokens.has(authorization.replace('Bearer ', '')) };
}
