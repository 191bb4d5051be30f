import { html, raw } from 'hono/html';
import type { SandboxCheckout } from '../../services/payments/index.ts';

const style = `
  :root { color-scheme: light dark; --ink: light-dark(#1e293b, #e2e8f0); --soft: light-dark(#475569, #a3b1c6);
    --page: light-dark(#f1f5f9, #0b1220); --card: light-dark(#ffffff, #172033); --line: light-dark(#dbe2ea, #2b3850);
    --action: light-dark(#1d4ed8, #60a5fa); --on-action: light-dark(#ffffff, #0b1220); --note: light-dark(#fef3c7, #3b2f10); }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--page);
    color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { width: 100%; max-width: 440px; padding: 32px; background: var(--card); border: 1px solid var(--line); border-radius: 20px; }
  .note { margin: 0 0 24px; padding: 8px 14px; border-radius: 10px; background: var(--note); font-size: 14px; }
  h1 { margin: 0; font-size: 18px; font-weight: 600; color: var(--soft); }
  .price { margin: 4px 0 20px; font-size: 44px; line-height: 1.1; font-weight: 700; font-variant-numeric: tabular-nums; }
  dl { margin: 0 0 28px; padding: 16px 0 0; border-top: 1px solid var(--line); display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; }
  dt { color: var(--soft); }
  dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
  form { display: grid; gap: 12px; }
  button { min-height: 48px; padding: 8px 20px; border: 1px solid var(--line); border-radius: 20px; background: none; color: inherit;
    font: inherit; font-weight: 600; cursor: pointer; }
  button:first-child { border-color: var(--action); background: var(--action); color: var(--on-action); }
  button:hover { filter: brightness(1.08); }
  button:focus-visible, a:focus-visible { outline: 3px solid var(--action); outline-offset: 3px; }
  a { color: var(--action); }
`;

const outcomeTexts = {
  paid: 'This order was paid.',
  canceled: 'This order was canceled.',
  declined: 'The card was declined.',
} as const;

const buttons = html`<form method="post">
  <button name="outcome" value="pay">Pay</button>
  <button name="outcome" value="decline">Pay with a card that is declined</button>
  <button name="outcome" value="cancel">Cancel</button>
</form>`;

/** The page on which an order is paid, declined or canceled. */
export function sandboxPage(checkout: SandboxCheckout): string {
  const { days, aiCorrections, amountCents, currency, reference, status } = checkout;
  const price = new Intl.NumberFormat('en', { style: 'currency', currency }).format(amountCents / 100);
  return String(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Test checkout · Rehearse</title>
    <style>${raw(style)}</style>
  </head>
  <body>
    <main>
      <p class="note">This is a test checkout: no card is asked for and no money moves.</p>
      <h1>${days} Day VIP</h1>
      <p class="price">${price}</p>
      <dl>
        <dt>AI corrections</dt><dd>${aiCorrections}</dd>
        <dt>Reference</dt><dd>${reference}</dd>
      </dl>
      ${status === 'open' ? buttons : html`<p>${outcomeTexts[status]} <a href="/pricing">Back to the plans</a></p>`}
    </main>
  </body>
</html>`);
}
