import { infoOf, type Language } from '@rehearse/languages';
import { html, raw } from 'hono/html';
import type { SandboxCheckout } from '../../services/payments/index.ts';
import { sandboxStyle } from './sandbox-style.ts';
import { filled, type SandboxTexts, sandboxTexts } from './sandbox-texts.ts';

const buttons = (texts: SandboxTexts, price: string) => html`<form method="post">
  <button class="pay" name="outcome" value="pay">${filled(texts.pay, price)}</button>
  <button name="outcome" value="decline">${texts.decline}</button>
  <button class="quiet" name="outcome" value="cancel">${texts.cancel}</button>
</form>`;

function closed({ status, sessionId }: SandboxCheckout, texts: SandboxTexts) {
  if (status === 'open') return '';
  const way =
    status === 'paid'
      ? html`<a href="/pay/success?session_id=${sessionId}">${texts.receipt}</a>`
      : html`<a href="/pricing">${texts.plans}</a>`;
  return html`<div class="closed"><strong>${texts.closed[status]}</strong>${way}</div>`;
}

/** The page where an order is paid, declined or canceled. Works without JavaScript. */
export function sandboxPage(checkout: SandboxCheckout, language: Language): string {
  const texts = sandboxTexts[language];
  const { days, aiCorrections, amountCents, currency, reference, status } = checkout;
  const price = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(amountCents / 100);
  return String(html`<!doctype html>
<html lang="${infoOf(language).tag}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>${texts.title} · Rehearse</title>
    <style>${raw(sandboxStyle)}</style>
  </head>
  <body>
    <main>
      <p class="note">${texts.note}</p>
      <div class="order">
        <h1>${texts.order}</h1>
        <p class="plan">${filled(texts.plan, days)}</p>
        <p class="price">${price}</p>
        <dl>
          <dt>${texts.corrections}</dt><dd>${aiCorrections}</dd>
          <dt>${texts.renewal}</dt><dd>${texts.noRenewal}</dd>
          <dt>${texts.reference}</dt><dd>${reference}</dd>
          <dt class="total">${texts.total}</dt><dd class="total">${price}</dd>
        </dl>
        ${status === 'open' ? buttons(texts, price) : closed(checkout, texts)}
      </div>
    </main>
  </body>
</html>`);
}
