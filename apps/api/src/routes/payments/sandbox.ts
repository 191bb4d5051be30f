import { pageLanguage } from '../../http/page-language.ts';
import type { Page, PageCall } from '../../http/route.ts';
import { sandboxPath } from '../../providers/payments/sandbox.ts';
import type { CheckoutOutcome } from '../../providers/payments/types.ts';
import { getSandboxCheckout, receiveEvent } from '../../services/payments/index.ts';
import { sandboxPage } from './sandbox-page.ts';

const path = `${sandboxPath}/:session`;
const outcomes: Readonly<Record<string, CheckoutOutcome>> = { pay: 'paid', decline: 'declined', cancel: 'canceled' };

async function showCheckout({ deps, params, request }: PageCall): Promise<Response> {
  const checkout = await getSandboxCheckout(deps, String(params.session));
  return new Response(sandboxPage(checkout, pageLanguage(request.headers)), {
    headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' },
  });
}

/** Sends the server a signed event, as a real provider does, then redirects back to the app. */
async function decide({ deps, params, form }: PageCall): Promise<Response> {
  const checkout = await getSandboxCheckout(deps, String(params.session));
  const { sessionId, status, reference, amountCents, currency } = checkout;
  const outcome = outcomes[new URLSearchParams(form).get('outcome') ?? ''];
  const event =
    outcome && status === 'open'
      ? await deps.payments.sandboxEvent({ sessionId, outcome, reference, amountCents, currency })
      : null;
  if (event) await receiveEvent(deps, event);
  const after = await getSandboxCheckout(deps, sessionId);
  const destination = after.status === 'paid' ? 'success' : 'cancel';
  const location =
    after.status === 'open' ? `${sandboxPath}/${sessionId}` : `/pay/${destination}?session_id=${sessionId}`;
  return new Response(null, { status: 303, headers: { Location: location } });
}

/** The sandbox provider's page; does not exist with a real provider. */
export const pages: Page[] = [
  { method: 'GET', path, handler: showCheckout },
  { method: 'POST', path, handler: decide },
];
