import type { Actor, Iri } from '../xapi/statement.ts';

/**
 * Why a launch can't be used.
 * - `launch`: its address is wrong or lacks something. - `token`: the authorization isn't given, or not again.
 * - `offline`: no connection, or a server in trouble; the same launch may work later.
 * - `refused`: the record store doesn't accept the authorization. - `data`: what the course says of the launch is wrong.
 */
export type Cmi5Problem = 'launch' | 'token' | 'offline' | 'refused' | 'data';

/** A launch can't be used; the message says why in a sentence. */
export class Cmi5Error extends Error {
  override readonly name = 'Cmi5Error';
  readonly problem: Cmi5Problem;

  constructor(problem: Cmi5Problem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** What a learning management system writes into the address of the launch page. */
export interface Launch {
  readonly endpoint: Iri;
  readonly fetchUrl: string;
  readonly registration: string;
  readonly activityId: Iri;
  readonly actor: Actor;
}

const isAddress = (text: string) => /^https?:/.test(text) && URL.canParse(text);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function actorIn(text: string): Actor {
  let actor: unknown;
  try {
    actor = JSON.parse(text);
  } catch {
    throw new Cmi5Error('launch', 'The launch has an actor that is no JSON.');
  }
  const { account } = (actor ?? {}) as Partial<Actor>;
  if (typeof account?.homePage !== 'string' || typeof account.name !== 'string')
    throw new Cmi5Error('launch', 'The launch has an actor without an account.');
  return { ...(actor as Actor), objectType: 'Agent' };
}

/**
 * Reads the launch in the address of the page.
 *
 * @throws Cmi5Error if something is missing or wrong
 */
export function readLaunch(pageUrl: string | URL): Launch {
  const { searchParams } = new URL(pageUrl);
  const needed = (name: string): string => {
    const value = searchParams.get(name);
    if (!value) throw new Cmi5Error('launch', `The launch lacks "${name}". Start the drill from your course.`);
    return value;
  };
  const address = (name: string): string => {
    const value = needed(name);
    if (!isAddress(value)) throw new Cmi5Error('launch', `The launch has a "${name}" that is no web address.`);
    return value;
  };
  const registration = needed('registration');
  if (!uuid.test(registration)) throw new Cmi5Error('launch', 'The launch has a "registration" that is no UUID.');
  return {
    endpoint: address('endpoint'),
    fetchUrl: address('fetch'),
    registration,
    activityId: needed('activityId'),
    actor: actorIn(needed('actor')),
  };
}
