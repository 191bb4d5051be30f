const width = 30;

/** Draws a progress bar; does nothing when the output is not a terminal. */
export function showProgress({ done, total }: { done: number; total: number }) {
  if (!process.stderr.isTTY) return;
  const filled = Math.round((width * done) / total);
  const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
  process.stderr.write(`\r${bar} ${done} of ${total}${done === total ? '\n' : ''}`);
}
