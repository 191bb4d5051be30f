import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type AnyActor, type AnyActorLogic, createActor, StateMachine } from 'xstate';
import { stateTable, unpadded } from '../shared/machine-testing.ts';
import { exportedMachines } from './machines.ts';

const machines = await exportedMachines();

/** Actors with a working default, so that providing another is optional. */
const selfSufficient = new Set(['assessRecording', 'flow', 'nextTry']);

function failureOf(logic: AnyActorLogic, input?: unknown): Promise<Error> {
  return new Promise((resolve, reject) => {
    const actor = createActor(logic, { input });
    actor.subscribe({ error: (error) => resolve(error as Error), complete: () => reject(new Error('It worked.')) });
    actor.start();
  });
}

describe.each(machines)('$name', ({ name, file, machine }) => {
  const folder = path.dirname(file);

  it('lists its states and events in the README of its folder', () => {
    expect(unpadded(readFileSync(path.join(folder, 'README.md'), 'utf8'))).toContain(stateTable(machine));
  });

  it('has a test that reaches every state on a running actor', () => {
    const tests = readdirSync(folder).filter((each) => each.endsWith('.test.ts'));
    const texts = tests.map((each) => readFileSync(path.join(folder, each), 'utf8'));
    expect(texts.join('\n')).toContain(`expect(replayedLeaves(paths)).toEqual(leafStates(${name}))`);
  });

  const logics = Object.entries(machine.implementations.actors) as [string, AnyActorLogic][];
  const stubs = logics.filter(([actor, logic]) => !(logic instanceof StateMachine || selfSufficient.has(actor)));
  it.each(stubs)('explains what to provide when its actor %s is missing', async (actor, logic) => {
    const { message } = await failureOf(logic);
    expect(message).toContain(`"${actor}"`);
    expect(message).toMatch(/Provide|Use `/);
  });
});

/** Practice flows: machines created by an `xOn(ports)` function, with an input in their fixtures. */
const flows = machines.flatMap(({ name, machine, exported }) => {
  const drive = Object.entries(exported).find(([each]) => each.startsWith('drive'))?.[1];
  const fixtures = Object.entries(exported).find(([each]) => each.endsWith('Fixtures'))?.[1];
  if (!(name.replace(/Machine$/, 'On') in exported && drive && fixtures)) return [];
  const [first] = fixtures as [string];
  return [{ name, machine, driven: () => (drive as (fixture: string) => AnyActor | Promise<AnyActor>)(first) }];
});

it.each(flows)('$name stops at once with an explanation when it has no ports', async ({ machine, driven }) => {
  const { input } = (await driven()).options as { input: unknown };
  expect((await failureOf(machine, input)).message).toMatch(/has no port to run on.*(Provide|Use) `/);
});

it('finds the practice flows', () => {
  expect(flows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['wordJudgementMachine', 'speakingMachine', 'dictationMachine', 'letterBoxesMachine']),
  );
});
