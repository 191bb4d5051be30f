import { Graph, layout } from '@dagrejs/dagre';
import type { DiagramState, DiagramTransition } from './graph.ts';

/** Text widths are computed without a browser, so that a machine always gets the same diagram. */
const CHARACTER = 7.25;
export const LINE = 17;
export const PADDING = 10;

export interface Box {
  /** Center. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box of a state. A compound state also has a frame, and its box is the head of the frame. */
export interface PlacedState extends Box {
  state: DiagramState;
  /** Lines below the name. */
  lines: readonly string[];
  frame: Box | null;
}

/** An arrow between states, or from a state to its initial state. */
export interface PlacedEdge {
  from: string;
  to: string;
  kind: 'transition' | 'initial';
  points: readonly { x: number; y: number }[];
  /** One label per transition. */
  lines: readonly string[];
  /** Label lines: guards get their own line to keep diagrams narrow. */
  rows: readonly string[];
  label: Box | null;
}

export interface Picture {
  width: number;
  height: number;
  states: readonly PlacedState[];
  edges: readonly PlacedEdge[];
}

/** `answer.submit [isReady] / grade` */
export function toLine({ event, guard, actions }: DiagramTransition): string {
  return [event, guard && `[${guard}]`, actions.length > 0 && `/ ${actions.join(', ')}`].filter(Boolean).join(' ');
}

/** Actions would make arrow labels too wide, so they only show their guard. */
const toLabel = ({ event, guard }: DiagramTransition) => (guard ? `${event} [${guard}]` : event);

const toRows = (lines: readonly string[]) => lines.flatMap((line) => line.split(/ (?=\[)/));

const widthOf = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length)) * CHARACTER;

function linesOf(state: DiagramState): string[] {
  const stays = state.transitions.filter(({ target }) => target === null || target === state.path);
  return [...state.actors.map((actor) => `runs ${actor}`), ...stays.map(toLabel)];
}

/** The arrows between different states; those with the same ends are merged. */
function edgesOf(states: readonly DiagramState[]): Omit<PlacedEdge, 'points' | 'label'>[] {
  return states.flatMap((state) => {
    const leaving = state.transitions.filter(({ target }) => target !== null && target !== state.path);
    const targets = [...new Set(leaving.map(({ target }) => target ?? ''))];
    return [
      ...state.initial.map((to) => ({ from: state.path, to, kind: 'initial' as const, lines: [], rows: [] })),
      ...targets.map((to) => {
        const lines = leaving.filter(({ target }) => target === to).map(toLabel);
        return { from: state.path, to, kind: 'transition' as const, lines, rows: toRows(lines) };
      }),
    ];
  });
}

const frameName = (path: string) => `frame:${path}`;
const headName = (path: string) => `state:${path}`;

/** Layout algorithms to try; different machines need different ones. */
const ways = [{}, { acyclicer: 'greedy' }, { ranker: 'tight-tree' }] as const;

/** Cost of reading a diagram: horizontal scrolling and long arrows. */
function effortOf({ width, edges }: Picture): number {
  const lengths = edges.map(({ points }) =>
    points
      .slice(1)
      .reduce((sum, { x, y }, index) => sum + Math.hypot(x - (points[index]?.x ?? x), y - (points[index]?.y ?? y)), 0),
  );
  return width * lengths.reduce((sum, length) => sum + length, 0);
}

/** Computes the most readable layout. The same machine always gets the same layout. */
export function toPicture(states: readonly DiagramState[]): Picture {
  const pictures = ways.map((way) => pictureOf(states, way));
  return pictures.reduce((best, each) => (effortOf(each) < effortOf(best) ? each : best));
}

function pictureOf(states: readonly DiagramState[], way: (typeof ways)[number]): Picture {
  const graph = new Graph({ compound: true, multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 28, ranksep: 34, edgesep: 18, marginx: 12, marginy: 12, ...way });
  graph.setDefaultEdgeLabel(() => ({}));

  for (const state of states) {
    const lines = linesOf(state);
    const width = widthOf([state.name, ...lines]) + 2 * PADDING;
    const height = (1 + lines.length) * LINE + 2 * PADDING;
    graph.setNode(headName(state.path), { width: Math.max(width, 72), height });
    if (state.initial.length > 0 && state.parent !== null) {
      graph.setNode(frameName(state.path), {});
      graph.setParent(headName(state.path), frameName(state.path));
    }
  }
  // dagre can't route an arrow to a frame, so a compound state is laid out as its head, and the frame is drawn around
  // it
  for (const { path, parent, initial } of states) {
    if (!parent) continue;
    graph.setParent(initial.length > 0 ? frameName(path) : headName(path), frameName(parent));
  }
  const edges = edgesOf(states);
  for (const { from, to, kind, rows } of edges) {
    const size = rows.length > 0 ? { width: widthOf(rows) + 8, height: rows.length * LINE, labelpos: 'c' } : {};
    graph.setEdge(headName(from), headName(to), { ...size, weight: kind === 'initial' ? 3 : 1 }, kind);
  }
  layout(graph);

  const boxOf = (name: string): Box => {
    const { x = 0, y = 0, width, height } = graph.node(name) as Box;
    return { x, y, width, height };
  };
  const { width = 0, height = 0 } = graph.graph() as Partial<Box>;
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    states: states.map((state) => ({
      ...boxOf(headName(state.path)),
      state,
      lines: linesOf(state),
      frame: graph.hasNode(frameName(state.path)) ? boxOf(frameName(state.path)) : null,
    })),
    edges: edges.map((edge) => {
      const placed = graph.edge(headName(edge.from), headName(edge.to), edge.kind) as Box & {
        points: { x: number; y: number }[];
      };
      const { points, x, y } = placed;
      const label = edge.lines.length > 0 ? { x, y, width: placed.width, height: placed.height } : null;
      return { ...edge, points, label };
    }),
  };
}
