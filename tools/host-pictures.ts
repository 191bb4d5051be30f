import path from 'node:path';

const kept = path.join('docs', 'visual', 'hosts');
const passing = path.join('test-results', 'hosts');

/** Where screenshots of other products' pages go: to `docs/visual/hosts` with `KEEP_PICTURES=1`, else to `test-results/hosts`. */
export const hostPictures = path.join(import.meta.dirname, '..', process.env['KEEP_PICTURES'] ? kept : passing);

/** As small as the other pictures of `docs/visual`. */
export const hostPicture = (name: string) =>
  ({ path: path.join(hostPictures, `${name}.jpg`), type: 'jpeg', quality: 58 }) as const;
