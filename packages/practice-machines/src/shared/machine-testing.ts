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

/** Whether a state has no children and is not left immediately. */
function isLeaf(node: Node): boolean {
  return (node.type === 'atomic' || node.type === 'final') && !node.always?.length;
}

/** Dotted paths of all states in which a snapshot can rest. */
export function leafStates(machine: AnyStateMachine): Set<string> {
  const leaves = nodesBelow(machine.root as Node).filter(isLeaf);
  return new Set(leaves.map((node) => node.path.join('.')));
}

/** Dotted paths of the leaf states of these snapshots. */
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

/** A machine's states and events as the Markdown table in its README. */
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

/** A Markdown table without the padding that the formatter adds. */
export function unpadded(text: string): string {
  return text.replace(/-{3,}/g, '---').replace(/[ ]*\|[ ]*/g, '|');
}

/** The README in the folder of the calling test, `readReadme(import.meta.url)`, with its tables as `stateTable` writes them. */
export function readReadme(testUrl: string): string {
  return unpadded(readFileSync(new URL('./README.md', testUrl), 'utf8'));
}

/** The outcomes of a promise actor, to explore paths without running it. */
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
 * The shortest path to each state that these events reach. `replay` sends a path's events to a real actor, expects the same
 * snapshots, and passes each of them to `check`. The machine's actors must be `silent`. `stopWhen` ends a path whose context
 * could grow forever; without it the search would throw.
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
        if (keyOf(snapshot) !== keyOf(state))
          throw new Error(`${keyOf(snapshot)} was reached instead of ${keyOf(state)}`);
        check(snapshot as SnapshotFrom<TMachine>);
      }
      actor.stop();
    },
  }));
}

/** A path found by `explore`. */
interface Replayed<TSnapshot> {
  replay(check: (snapshot: TSnapshot) => void): void;
}

/** Dotted paths of the leaf states that a real actor rests in while all these paths are sent to it. */
export function replayedLeaves<TSnapshot extends AnyMachineSnapshot>(
  paths: Iterable<Replayed<TSnapshot>>,
): Set<string> {
  const snapshots: TSnapshot[] = [];
  for (const { replay } of paths) replay((snapshot) => void snapshots.push(snapshot));
  return visitedLeaves(snapshots);
}

/**
 * Replaces a machine's children while its paths are explored: it never sends anything, so only the events of a path arrive.
 * (An active child with snapshot subscribers would report its first snapshot immediately.)
 */
export const silent = {
  transition: (snapshot: unknown) => snapshot,
  getInitialSnapshot: () => ({ status: 'stopped', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot: unknown) => snapshot,
} as never;

/** A promise that never settles, for actors that only need to be running. */
export const never = () => new Promise<never>(() => {});
