import { Fragment, type ReactNode } from 'react';
import { cell, corner, matrix } from './matrix.css.ts';

interface MatrixProps<Row extends string, Column extends string> {
  rows: readonly Row[];
  columns: readonly Column[];
  children: (row: Row, column: Column) => ReactNode;
}

/** For stories: all combinations of two const arrays of variants. */
export function Matrix<Row extends string, Column extends string>({
  rows,
  columns,
  children,
}: MatrixProps<Row, Column>) {
  return (
    <div className={matrix} style={{ gridTemplateColumns: `auto repeat(${columns.length}, auto)` }}>
      <span />
      {columns.map((column) => (
        <span key={column} className={corner}>
          {column}
        </span>
      ))}
      {rows.map((row) => (
        <Fragment key={row}>
          <span className={corner}>{row}</span>
          {columns.map((column) => (
            <div key={column} className={cell}>
              {children(row, column)}
            </div>
          ))}
        </Fragment>
      ))}
    </div>
  );
}
