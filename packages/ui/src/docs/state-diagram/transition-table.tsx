import type { DiagramState } from './graph.ts';
import * as styles from './state-diagram.css.ts';

export interface TransitionTableProps {
  caption: string;
  states: readonly DiagramState[];
}

const columns = ['State', 'Event', 'Guard', 'Actions', 'Leads to'];

/** The diagram as a table: one row per transition, and one for a state without any. */
export function TransitionTable({ caption, states }: TransitionTableProps) {
  const rows = states.flatMap(({ path, transitions }) =>
    transitions.length === 0
      ? [{ path, cells: ['', '', '', ''], isTransition: false }]
      : transitions.map(({ event, guard, actions, target }) => ({
          path,
          cells: [event, guard ?? '', actions.join(', '), target === null ? '' : target || '(any)'],
          isTransition: true,
        })),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
    <section className={styles.tableSheet} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption hidden>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, cells, isTransition }, index) => (
            <tr key={`${path} ${index.toString()}`} data-row={isTransition ? 'transition' : 'state'}>
              <th scope="row" className={styles.cell}>
                {path || '(any)'}
              </th>
              {cells.map((text, column) => (
                <td key={columns[column + 1]} className={styles.cell}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
