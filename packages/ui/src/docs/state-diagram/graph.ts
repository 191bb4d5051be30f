import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, and, not, or } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** One transition of a machine. */
export interface DiagramTransition {
  /** `answer.submit`, `done of logIn`, `at once`. */
  event: string;
  /** Name of the guard; null without one. */
  guard: string | null;
  /** Names of the actions; inline actions are named after what they do. */
  actions: readonly string[];
  /** Path of the target state; null for an internal transition. */
  target: string | null;
}

/** One state of a machine; the first is the machine itself. */
export interface DiagramState {
  /** Dotted path; empty for the machine itself. */
  path: string;
  /** Path of the parent state; null for the machine itself. */
  parent: string | null;
  name: string;
  type: AnyStateNode['type'];
  /** Paths of the initial states: one, or all regions of a parallel state. */
  initial: readonly string[];
  tags: readonly string[];
  /** Actors invoked by the state. */
  actors: readonly string[];
  transitions: readonly DiagramTransition[];
}

type Named = string | { type?: string; name?: string; params?: unknown; guards?: readonly Named[] };

/** Higher-order guards are identified by XState's check function, because bundlers rename functions. */
const joints = [
  { check: checkOf(and([])), toWords: (names: readonly string[]) => names.join(' and ') },
  { check: checkOf(or([])), toWords: (names: readonly string[]) => names.join(' or ') },
  { check: checkOf(not('')), toWords: (names: readonly string[]) => `not ${names.join()}` },
];

function checkOf(guard: unknown): unknown {
  return (guard as { check?: unknown }).check;
}

/** The name of a guard or an action, with its static parameters. */
function nameOf(part: Named): string {
  if (typeof part === 'string') return part;
  const joint = part.guards && joints.find(({ check }) => check === checkOf(part));
  if (joint) return joint.toWords(part.guards?.map(partOf) ?? []);
  const name = (part.type ?? part.name ?? '').replace(/^xstate\./, '') || 'inline';
  const fixed = typeof part.params === 'object' && part.params !== null ? Object.values(part.params) : [];
  return [name, ...fixed.filter((value) => typeof value === 'string')].join(' ');
}

/** A guard within another one; higher-order guards are put in parentheses. */
const partOf = (part: Named) => (typeof part === 'string' || !part.guards ? nameOf(part) : `(${nameOf(part)})`);

/** A readable name for the event of a transition. */
export function eventName(descriptor: string): string {
  if (descriptor === '') return 'at once';
  const [, what, of] = /^xstate\.(done|error|snapshot)\.(?:actor\.|state\.)?(.+)$/.exec(descriptor) ?? [];
  if (what && of) return `${what} of ${of}`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(descriptor) ?? [];
  return delay ? `after ${delay}` : descriptor;
}

const pathOf = (node: AnyStateNode) => node.path.join('.');

function toTransitions(transition: AnyTransitionDefinition): DiagramTransition[] {
  const described = {
    event: eventName(transition.eventType),
    guard: transition.guard === undefined ? null : nameOf(transition.guard as Named),
    actions: transition.actions.map((action) => nameOf(action as Named)),
  };
  const targets = transition.target?.map(pathOf) ?? [null];
  return targets.map((target) => ({ ...described, target }));
}

function toState(node: AnyStateNode): DiagramState {
  const children = Object.values(node.states) as AnyStateNode[];
  const initial = node.type === 'parallel' ? children : node.type === 'compound' ? node.initial.target : [];
  return {
    path: pathOf(node),
    parent: node.parent ? pathOf(node.parent) : null,
    name: node.key,
    type: node.type,
    initial: initial.map(pathOf),
    tags: node.tags,
    actors: node.invoke.map(({ id, src }) => (typeof src === 'string' ? src : id)),
    transitions: [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap(toTransitions),
  };
}

/** Every state and transition of a machine, as data. */
export function toDiagram(machine: AnyStateMachine): DiagramState[] {
  return [machine.root as AnyStateNode, ...getStateNodes(machine.root as AnyStateNode)].map(toState);
}
