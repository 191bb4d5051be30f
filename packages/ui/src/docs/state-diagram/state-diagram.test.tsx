import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';
import { toDiagram } from './graph.ts';
import { type Box, toPicture } from './layout.ts';
import { StateDiagram } from './state-diagram.tsx';

afterEach(cleanup);

const packageFolder = path.resolve(import.meta.dirname, '../../../../practice-machines');
const modules = await Promise.all(
  globSync('src/{*/index,shared/*}.ts', { cwd: packageFolder, exclude: ['**/*.test.ts'] }).map(
    (file) => import(path.join(packageFolder, file)),
  ),
);
const machines = modules.flatMap((exported: Record<string, unknown>) =>
  Object.entries(exported).flatMap(([name, value]) =>
    value instanceof StateMachine ? [{ name, machine: value as AnyStateMachine }] : [],
  ),
);

const source = path.resolve(import.meta.dirname, '../..');
const pages = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => readFileSync(path.join(source, file), 'utf8'));

/** Reads the machine directly, independently of the code under test. */
function countOf(node: AnyStateNode): { states: string[]; transitions: number } {
  const own = [...node.transitions.values()].flat().concat(node.always ?? []);
  const children = Object.values(node.states).map(countOf);
  return {
    states: [node.path.join('.'), ...children.flatMap(({ states }) => states)],
    transitions: children.reduce((sum, { transitions }) => sum + transitions, own.length),
  };
}

const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;

it('finds machines', () => expect(machines.length).toBeGreaterThan(10));

describe.each(machines)('$name', ({ name, machine }) => {
  it('is drawn on a docs page', () => {
    expect(pages.some((page) => page.includes(`<StateDiagram machine={${name}} />`))).toBe(true);
  });

  it('has a box for each state, and each transition in the picture and in the table', () => {
    const { container } = render(<StateDiagram machine={machine} />);
    const { states, transitions } = countOf(machine.root);
    const boxes = [...container.querySelectorAll<SVGGElement>('[data-state]')];
    expect(boxes).toHaveLength(states.length);
    expect(new Set(boxes.map((box) => box.dataset.state))).toEqual(new Set(states));
    const picture = toPicture(toDiagram(machine));
    const inside = picture.states.reduce((sum, { state, lines }) => sum + lines.length - state.actors.length, 0);
    const between = picture.edges.reduce((sum, { lines }) => sum + lines.length, 0);
    expect(inside + between).toBe(transitions);
    expect(container.querySelectorAll('[data-row=transition]')).toHaveLength(transitions);
    expect(screen.getByRole('img', { name: new RegExp(machine.id) })).toBeTruthy();
  });

  it('is the same at each drawing, and no state covers another', () => {
    const picture = toPicture(toDiagram(machine));
    expect(toPicture(toDiagram(machine))).toEqual(picture);
    const covering = picture.states.flatMap((a, index) => picture.states.slice(index + 1).filter((b) => overlap(a, b)));
    expect(covering).toEqual([]);
  });

  it('writes every label inside the picture and over no state', () => {
    const { width, height, states, edges } = toPicture(toDiagram(machine));
    for (const { label } of edges) {
      if (!label) continue;
      expect(label.x - label.width / 2).toBeGreaterThanOrEqual(0);
      expect(label.x + label.width / 2).toBeLessThanOrEqual(width);
      expect(label.y - label.height / 2).toBeGreaterThanOrEqual(0);
      expect(label.y + label.height / 2).toBeLessThanOrEqual(height);
      expect(states.filter((state) => overlap(label, state)).map(({ state }) => state.path)).toEqual([]);
    }
  });
});

it('says guards, actions, delays and ends of actors in words', () => {
  const login = machines.find(({ name }) => name === 'loginMachine');
  const [, , submitting] = toDiagram(login?.machine as AnyStateMachine);
  expect(submitting).toMatchObject({ path: 'submitting', actors: ['logIn'], tags: ['busy'] });
  expect(submitting?.transitions.map(({ event, target }) => [event, target])).toEqual([
    ['done of logIn', 'loggedIn'],
    ['error of logIn', 'editing'],
  ]);
});

it('says guards made of others in words', () => {
  const camera = machines.find(({ name }) => name === 'cameraMachine');
  const deciding = toDiagram(camera?.machine as AnyStateMachine).find(({ path: name }) => name === 'deciding');
  expect(deciding?.transitions.map(({ guard }) => guard)).toEqual([
    'not (isOffered and isSupported)',
    'isWanted',
    null,
  ]);
});
