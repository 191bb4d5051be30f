import { expect, it, vi } from 'vitest';
import { type ActorEars, createLateActor, type LoadedActor } from './late-actor.ts';

type Said = { type: 'typed'; text: string } | { type: 'sent' };
interface Page {
  text: string;
  sent: number;
}

const typed = (text: string): Said => ({ type: 'typed', text });
const sent: Said = { type: 'sent' };

/** A machine that counts what is sent, and tells of it. */
function aMachine() {
  let page: Page = { text: '', sent: 0 };
  let ears: ActorEars<string> | undefined;
  const heard: Said[] = [];
  const machine: LoadedActor<Page, Said, string> = {
    view: () => page,
    start: (given) => {
      ears = given;
    },
    send: (event) => {
      heard.push(event);
      page = event.type === 'typed' ? { ...page, text: event.text } : { ...page, sent: page.sent + 1 };
      if (event.type === 'sent') ears?.onEmitted(`sent ${page.text}`);
      ears?.onChange();
    },
    stop: vi.fn(),
  };
  return { machine, heard };
}

/** A late actor whose machine arrives, or not, when the test says so. */
function start() {
  const { machine, heard } = aMachine();
  let arrived = (_: typeof machine) => {};
  let failed = (_: Error) => {};
  const open = vi.fn(
    () =>
      new Promise<typeof machine>((resolve, reject) => {
        arrived = resolve;
        failed = reject;
      }),
  );
  const actor = createLateActor<Page, Said, string>({
    view: { text: '', sent: 0 },
    after: (view, event) => (event.type === 'typed' ? { ...view, text: event.text } : view),
    open,
  });
  const changed = vi.fn();
  const told: string[] = [];
  actor.subscribe(changed);
  actor.on('*', (event) => told.push(event));
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const arrive = async () => {
    arrived(machine);
    await settled();
  };
  const fail = async () => {
    failed(new Error('No line.'));
    await settled();
  };
  return { actor, machine, heard, open, changed, told, arrive, fail };
}

it('loads nothing until somebody comes near, and then once', async () => {
  const { actor, open, arrive } = start();
  actor.inform(sent);
  expect(open).not.toHaveBeenCalled();
  expect(actor.view()).toEqual({ text: '', sent: 0 });
  actor.load();
  actor.load();
  await arrive();
  actor.load();
  expect(open).toHaveBeenCalledTimes(1);
});

it('shows what is typed before the machine is there, at once', () => {
  const { actor, changed } = start();
  actor.send(typed('a'));
  actor.send(typed('ab'));
  expect(actor.view()).toEqual({ text: 'ab', sent: 0 });
  expect(changed).toHaveBeenCalledTimes(2);
  expect(actor.act()).toBe('none');
});

it('gives the machine everything that came before it, in order, and tells what comes of it', async () => {
  const { actor, heard, told, arrive } = start();
  const early = [typed('a'), typed('ab'), sent, typed('abc')];
  for (const event of early) actor.send(event);
  expect(actor.act()).toBe('waiting');
  await arrive();
  expect(heard).toEqual(early);
  expect(told).toEqual(['sent ab']);
  expect(actor.act()).toBe('none');
  expect(actor.view()).toEqual({ text: 'abc', sent: 1 });
  actor.send(typed('abcd'));
  actor.inform(sent);
  expect(actor.view()).toEqual({ text: 'abcd', sent: 2 });
  expect(heard).toHaveLength(6);
});

it('keeps what was typed when the machine can’t be loaded, takes the act back, and tries again', async () => {
  const { actor, open, heard, arrive, fail } = start();
  actor.send(typed('a'));
  actor.send(sent);
  await fail();
  expect(actor.act()).toBe('lost');
  expect(actor.view()).toEqual({ text: 'a', sent: 0 });
  actor.send(sent);
  expect(actor.act()).toBe('waiting');
  await arrive();
  expect(open).toHaveBeenCalledTimes(2);
  expect(heard).toEqual([typed('a'), sent]);
});

it('says nothing of a load that failed before anything was done', async () => {
  const { actor, fail } = start();
  actor.load();
  await fail();
  expect(actor.act()).toBe('none');
});

it('starts nothing for a page that was left, and stops what runs', async () => {
  const { actor, machine, heard, arrive } = start();
  actor.send(sent);
  actor.stop();
  await arrive();
  expect(heard).toEqual([]);
  actor.load();
  await arrive();
  expect(heard).toEqual([sent]);
  actor.stop();
  expect(machine.stop).toHaveBeenCalledTimes(1);
});
