import { useId } from 'react';
import type { AnyStateMachine } from 'xstate';
import { toDiagram } from './graph.ts';
import { toPicture } from './layout.ts';
import { Arrow, ArrowLabel, StateBox, StateFrame } from './picture.tsx';
import * as styles from './state-diagram.css.ts';
import { TransitionTable } from './transition-table.tsx';

export interface StateDiagramProps {
  machine: AnyStateMachine;
}

/**
 * A state diagram generated from a machine, for docs pages. Dotted arrows lead to initial states; events listed inside
 * a state only update the context.
 */
export function StateDiagram({ machine }: StateDiagramProps) {
  const id = useId();
  const states = toDiagram(machine);
  const { width, height, states: placed, edges } = toPicture(states);
  const actors = states.flatMap(({ path, actors: own }) =>
    own.map((actor) => `${actor} (${path === '' ? 'always' : path})`),
  );
  const title = `States of ${machine.id}`;
  const head = `${id}-head`;
  /** Scrolls a wide diagram to the initial state. */
  const showStart = (sheet: HTMLElement | null) => {
    if (sheet) sheet.scrollLeft = (placed[0]?.x ?? 0) - sheet.clientWidth / 2;
  };
  return (
    <figure className={`sb-unstyled ${styles.diagram}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard */}
      <section ref={showStart} className={styles.sheet} aria-label={title} tabIndex={0}>
        <svg
          role="img"
          aria-labelledby={`${id}-title ${id}-description`}
          className={styles.picture}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-description`}>The table under the picture says the same in words.</desc>
          <defs>
            <marker id={head} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
              <path d="M 0 0 L 8 4 L 0 8 z" className={styles.arrowHead} />
            </marker>
          </defs>
          {placed.map(({ state, frame }) => frame && <StateFrame key={state.path} frame={frame} />)}
          {edges.map((edge) => (
            <Arrow key={`${edge.kind} ${edge.from} ${edge.to}`} edge={edge} head={head} />
          ))}
          {placed.map((each) => (
            <StateBox key={each.state.path} placed={each} />
          ))}
          {edges.map(
            ({ kind, from, to, rows, label }) =>
              label && <ArrowLabel key={`${kind} ${from} ${to}`} rows={rows} label={label} />,
          )}
        </svg>
      </section>
      <figcaption className={styles.notes}>
        {actors.length > 0 && <div>Runs other actors: {actors.join(', ')}.</div>}
        <details>
          <summary className={styles.summary}>The same as a table, with actions</summary>
          <TransitionTable caption={`Transitions of ${machine.id}`} states={states} />
        </details>
      </figcaption>
    </figure>
  );
}
