import { readFileSync } from 'node:fs';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
  type StateNode,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';

type Node = StateNode;

function nodesBelow(node: Node): Node[] {
  return Object.values(node.states).flatMap((child: Node) => [child, ...nodesBelow(child)]);
}

/** States without children, except those that are left at once. */
function isLeaf(node: Node): boolean {
  return (node.type === 'atomic' || node.type === 'final') && !node.always?.length;
}

/** Dotted paths of all states that a snapshot can rest in. */
export function leafStates(machine: AnyStateMachine): Set<string> {
  const leaves = nodesBelow(machine.root as Node).filter(isLeaf);
  return new Set(leaves.map((node) => node.path.join('.')));
}

/** Dotted paths of the leaves that any of these snapshots is in. */
export function visitedLeaves(snapshots: Iterable<AnyMachineSnapshot>): Set<string> {
  const visited = new Set<string>();
  for (const snapshot of snapshots) {
    for (const node of snapshot._nodes as Node[]) if (isLeaf(node)) visited.add(node.path.join('.'));
  }
  return visited;
}

function eventName(descriptor: string): string {
  const invoked = /^xstate\.(done|error)\.actor\.(.+)$/.exec(descriptor);
  return invoked ? `${invoked[1]} of ${invoked[2]}` : descriptor;
}

/** The states and events of a machine as the Markdown table that its README carries. */
export function stateTable(machine: AnyStateMachine): string {
  const row = (node: Node) => {
    const name = node.path.join('.') || '(any)';
    const tags = node.tags.map((tag) => `\`${tag}\``).join(' ');
    const events = [...node.transitions].map(([descriptor, transitions]) => {
      const targets = new Set(transitions.flatMap((t) => t.target ?? []).map((t: Node) => t.path.join('.')));
      const to = [...targets].map((target) => `\`${target}\``).join(' or ');
      return `\`${eventName(descriptor)}\`${to && ` → ${to}`}`;
    });
    return `| \`${name}\` | ${tags} | ${events.join('<br>')} |`;
  };
  const root = machine.root as Node;
  const nodes = [...(root.transitions.size > 0 ? [root] : []), ...nodesBelow(root)];
  return unpadded(['| State | Tags | Events |', '|---|---|---|', ...nodes.map(row)].join('\n'));
}

/** A table without the spaces and dashes that the formatter fills its columns with. */
export function unpadded(text: string): string {
  return text.replace(/-{3,}/g, '---').replace(/[ ]*\|[ ]*/g, '|');
}

/** The README beside the test that asks, `readReadme(import.meta.url)`, with its tables as `stateTable` writes them. */
export function readReadme(testUrl: string): string {
  return unpadded(readFileSync(new URL('./README.md', testUrl), 'utf8'));
}

/** The outcomes of a promise actor, for exploring paths without running it. */
export const outcome = {
  done: (actorId: string, output?: unknown) => ({ type: `xstate.done.actor.${actorId}`, output, actorId }),
  failed: (actorId: string, message: string) => ({
    type: `xstate.error.actor.${actorId}`,
    error: new Error(message),
    actorId,
  }),
};

export type Outcome = ReturnType<(typeof outcome)['done'] | (typeof outcome)['failed']>;

function keyOf(snapshot: AnyMachineSnapshot): string {
  return JSON.stringify([snapshot.value, snapshot.context]);
}

/**
 * The shortest path to each state that these events lead to. `replay` sends a path's events to a real actor, expects the
 * same snapshots, and gives each of them to `check`. Actors of the machine have to be `silent`. `stopWhen` ends a path
 * where a context could grow for ever; without an end the search throws.
 */
export function explore<TMachine extends AnyStateMachine>(
  machine: TMachine,
  input: InputFrom<TMachine>,
  events: readonly (EventFromLogic<TMachine> | Outcome)[],
  stopWhen: (snapshot: SnapshotFrom<TMachine>) => boolean = () => false,
) {
  const paths = getShortestPaths(machine as AnyStateMachine, {
    input,
    events: events as never[],
    serializeState: keyOf,
    serializeEvent: (event) => JSON.stringify(event),
    stopWhen: (state) => stopWhen(state as SnapshotFrom<TMachine>),
    limit: 5000,
  });
  return paths.map((path) => ({
    title: path.steps.map((step) => step.event.type).join(' > '),
    state: path.state as SnapshotFrom<TMachine>,
    replay(check: (snapshot: SnapshotFrom<TMachine>) => void) {
      const actor = createActor(machine as AnyStateMachine, { input }).start();
      for (const { event, state } of path.steps) {
        if (event.type !== 'xstate.init') actor.send(event);
        const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
        if (keyOf(snapshot) !== keyOf(state)) throw new Error(`${keyOf(snapshot)} came instead of ${keyOf(state)}`);
        check(snapshot as SnapshotFrom<TMachine>);
      }
      actor.stop();
    },
  }));
}

/** A path of `explore`. */
interface Replayed<TSnapshot> {
  replay(check: (snapshot: TSnapshot) => void): void;
}

/** Dotted paths of the leaves that a real actor rests in while all these paths are sent to it. */
export function replayedLeaves<TSnapshot extends AnyMachineSnapshot>(
  paths: Iterable<Replayed<TSnapshot>>,
): Set<string> {
  const snapshots: TSnapshot[] = [];
  for (const { replay } of paths) replay((snapshot) => void snapshots.push(snapshot));
  return visitedLeaves(snapshots);
}

/**
 * Stands for any child of a machine while its paths are explored: it says nothing, so that only the events of a path are
 * heard. (An active child whose snapshots are listened to reports its first one at once.)
 */
export const silent = {
  transition: (snapshot: unknown) => snapshot,
  getInitialSnapshot: () => ({ status: 'stopped', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot: unknown) => snapshot,
} as never;

/** A promise that never settles, for actors that are only looked at while they run. */
export const never = () => new Promise<never>(() => {});
