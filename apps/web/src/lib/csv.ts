/** Spreadsheets take a cell that begins with one of these for a formula. */
const formula = /^[=+\-@\t\r]/;

function cell(text: string): string {
  // an apostrophe keeps spreadsheets from running what somebody typed as a name
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as CSV (RFC 4180), with the mark that tells spreadsheets that it is UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
