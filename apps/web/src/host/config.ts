import type { ContactDetails } from '@rehearse/ui/screens';

/** Settings that an operator can change without a new build. */
export interface AppConfig {
  /** Origin of the API host; empty for the origin that serves the page. */
  apiHost: string;
  /** The operator's contact details; null values are not set. */
  contact: ContactDetails;
  /** Which questions other sites may show in frames; null for none. */
  frames: FramedQuestions | null;
}

/** The preview questions, or any question. */
export type FramedQuestions = 'preview' | 'all';

/** Defaults. */
export const noContact: ContactDetails = { email: null, phone: null, registeredAddress: null, tradingAddress: null };

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

/** The contact details in a file; missing values and non-strings are not set. */
function contactIn(config: object): ContactDetails {
  const given: Partial<Record<keyof ContactDetails, unknown>> =
    'contact' in config && typeof config.contact === 'object' && config.contact !== null ? config.contact : {};
  return {
    email: text(given.email),
    phone: text(given.phone),
    registeredAddress: text(given.registeredAddress),
    tradingAddress: text(given.tradingAddress),
  };
}

function framesIn(config: object): FramedQuestions | null {
  const given = 'frames' in config ? config.frames : null;
  return given === 'preview' || given === 'all' ? given : null;
}

const isConfig = (value: unknown): value is Pick<AppConfig, 'apiHost'> =>
  typeof value === 'object' && value !== null && 'apiHost' in value && typeof value.apiHost === 'string';

/**
 * Reads `/config.json`.
 *
 * @throws {Error} describing what is wrong with the file, for the operator
 */
export async function loadConfig(fetchFile: typeof fetch = fetch): Promise<AppConfig> {
  const reply = await fetchFile('/config.json', { credentials: 'same-origin', mode: 'cors' });
  if (!reply.ok) throw new Error(`/config.json answered ${reply.status}. It should hold { "apiHost": "" }.`);
  const config: unknown = await reply.json().catch(() => null);
  if (!isConfig(config))
    throw new Error('/config.json should hold { "apiHost": "" }: the host’s origin, or "" for this one.');
  return { apiHost: config.apiHost.replace(/\/+$/, ''), contact: contactIn(config), frames: framesIn(config) };
}
