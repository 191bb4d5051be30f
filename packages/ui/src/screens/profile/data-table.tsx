import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/index.ts';
import * as styles from './profile.css.ts';

interface DataTableProps {
  /** Caption for screen readers. */
  caption: string;
  columns: readonly string[];
  /** Cells by row; the first cell is the row header. */
  rows: readonly (readonly ReactNode[])[];
  /** Keeps cells on one line (on phones only the first and last of a row); the table scrolls instead. */
  nowrap?: boolean;
}

/** A table that scrolls if it is too wide. */
export function DataTable({ caption, columns, rows, nowrap = false }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={styles.tableRoom} role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.table} data-nowrap={nowrap}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.headCell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={String(name)}>
              <th scope="row" className={styles.cell}>
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
