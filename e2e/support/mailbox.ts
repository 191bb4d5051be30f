import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Waits for the newest mail to an account and returns its six-digit code. */
export async function codeFor(request: APIRequestContext, account: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const reply = await request.get('/dev/mailbox', { headers: { accept: 'application/json' } });
      const mails = (await reply.json()) as Mail[];
      const mail = mails.find(({ to }) => to === account);
      code = mail?.text.match(/\b\d{6}\b/)?.[0];
      return code;
    })
    .toBeDefined();
  return code ?? '';
}
