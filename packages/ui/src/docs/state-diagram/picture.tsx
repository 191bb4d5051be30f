import { type Box, LINE, PADDING, type PlacedEdge, type PlacedState } from './layout.ts';
import * as styles from './state-diagram.css.ts';

const corner = ({ x, y, width, height }: Box) => ({ x: x - width / 2, y: y - height / 2, width, height });

/**
 * A path with rounded corners through the points: each corner is the control point of a curve between two midpoints.
 */
function pathThrough(points: PlacedEdge['points']): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const curves = rest.slice(0, -1).map(({ x, y }, index) => {
    const next = rest[index + 1] ?? last;
    const end = index === rest.length - 2 ? next : { x: (x + next.x) / 2, y: (y + next.y) / 2 };
    return `Q ${x} ${y} ${end.x} ${end.y}`;
  });
  return [`M ${first.x} ${first.y}`, ...(curves.length > 0 ? curves : [`L ${last.x} ${last.y}`])].join(' ');
}

/** The frame of a compound state. */
export function StateFrame({ frame }: { frame: Box }) {
  return <rect {...corner(frame)} rx={12} className={styles.frame} />;
}

/** A state: its name, its actors, and events that only update the context. */
export function StateBox({ placed }: { placed: PlacedState }) {
  const { state, lines } = placed;
  const { x, y, width, height } = corner(placed);
  return (
    <g data-state={state.path}>
      <rect x={x} y={y} width={width} height={height} rx={8} className={styles.box} />
      {state.type === 'final' && (
        <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={6} className={styles.innerBorder} />
      )}
      {[state.name, ...lines].map((text, index) => (
        <text
          key={`${text} ${index.toString()}`}
          x={x + PADDING}
          y={y + PADDING + LINE * (index + 0.75)}
          className={index === 0 ? styles.name : styles.line}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

export function Arrow({ edge, head }: { edge: PlacedEdge; head: string }) {
  return (
    <path
      data-edge={`${edge.from} → ${edge.to}`}
      d={pathThrough(edge.points)}
      className={edge.kind === 'initial' ? styles.initialEdge : styles.edge}
      markerEnd={`url(#${head})`}
    />
  );
}

/** The labels of an arrow, drawn after all arrows so that none crosses them. */
export function ArrowLabel({ rows, label }: { rows: readonly string[]; label: Box }) {
  const top = label.y - label.height / 2;
  return rows.map((text, index) => (
    <text key={`${text} ${index.toString()}`} x={label.x} y={top + LINE * (index + 0.75)} className={styles.label}>
      {text}
    </text>
  ));
}
