import { html, raw } from 'hono/html';

/** A message on the page. */
export interface ShownMail {
  to: string;
  subject: string;
  text: string;
  sentAt: string;
}

const style = `
  :root { color-scheme: light dark; --ink: light-dark(#1e293b, #e2e8f0); --soft: light-dark(#475569, #a3b1c6);
    --page: light-dark(#f1f5f9, #0b1220); --card: light-dark(#ffffff, #172033); --line: light-dark(#dbe2ea, #2b3850);
    --accent: light-dark(#1d4ed8, #93c5fd); }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 32px 16px 64px; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 720px; margin: 0 auto; }
  header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: baseline; justify-content: space-between; margin-bottom: 24px; }
  h1 { margin: 0; font-size: 28px; line-height: 1.2; }
  header p, .meta, .empty { margin: 0; color: var(--soft); }
  ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 16px; }
  article { padding: 20px 24px; background: var(--card); border: 1px solid var(--line); border-radius: 16px; }
  h2 { margin: 0 0 4px; font-size: 18px; line-height: 1.35; overflow-wrap: anywhere; }
  .meta { font-size: 14px; overflow-wrap: anywhere; }
  pre { margin: 16px 0 0; padding-top: 16px; border-top: 1px solid var(--line); font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
  .empty { padding: 48px 24px; text-align: center; background: var(--card); border: 1px dashed var(--line); border-radius: 16px; }
  a { color: var(--accent); }
`;

const mailItem = ({ to, subject, text, sentAt }: ShownMail) => html`<li>
  <article>
    <h2>${subject}</h2>
    <p class="meta">To ${to} · <time datetime="${sentAt}">${sentAt.replace('T', ' ').slice(0, 19)} UTC</time></p>
    <pre>${text}</pre>
  </article>
</li>`;

const list = (messages: ShownMail[]) =>
  messages.length === 0
    ? html`<p class="empty">No mail yet. Sign up or reset a password, then reload this page.</p>`
    : html`<ol>${messages.map(mailItem)}</ol>`;

/** Renders the mailbox page. */
export function mailboxPage(messages: ShownMail[]): string {
  return String(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Development mailbox · Rehearse</title>
    <style>${raw(style)}</style>
  </head>
  <body>
    <main>
      <header>
        <h1>Development mailbox</h1>
        <p>Mail this server would have sent, newest first. <a href="/dev/mailbox">Reload</a></p>
      </header>
      ${list(messages)}
    </main>
  </body>
</html>`);
}
