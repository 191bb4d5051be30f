import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { contentRoot, picturesFile } from './bank.ts';
import { buildPackWithFaults } from './build-pack.ts';
import { formatFault, SourceError } from './fault.ts';
import { type Pack, writePack } from './pack.ts';
import { pictureVariants } from './picture-files.ts';

const { values } = parseArgs({ options: { out: { type: 'string' }, partial: { type: 'boolean', default: false } } });
const out = values.out ?? join(contentRoot, 'dist/pack.ndjson.gz');

try {
  const { pack, faults } = buildPackWithFaults({ partial: values.partial });
  await writePack(out, pack);
  for (const fault of faults) console.warn(`left out: ${formatFault(fault)}`);
  const { question, word, clip, picture } = pack.header.counts;
  console.log(
    `${question} questions, ${word} words, ${clip} clips, ${picture} pictures; version ${pack.header.version}`,
  );
  for (const [name, bytes] of sizesOf(pack, out)) console.log(`${name.padEnd(18)} ${(bytes / 2 ** 20).toFixed(2)} MiB`);
} catch (error) {
  if (!(error instanceof SourceError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Sizes in bytes of the pack, of its records by kind, and of its pictures. */
function sizesOf({ records }: Pack, file: string): [name: string, bytes: number][] {
  const kinds = ['question', 'word', 'clip', 'picture'] as const;
  const unzipped = kinds.map((kind): [string, number] => {
    const lines = records.filter((record) => record.kind === kind).map((record) => JSON.stringify(record));
    return [`${kind} records`, Buffer.byteLength(lines.join('\n'))];
  });
  const pictures = records
    .flatMap((record) => (record.kind === 'picture' ? pictureVariants.map((variant) => record.name + variant) : []))
    .map((file) => join(contentRoot, dirname(picturesFile), file))
    .filter((path) => existsSync(path))
    .map((path) => statSync(path).size);
  return [
    ['pack, zipped', statSync(file).size],
    ...unzipped,
    ['picture files', pictures.reduce((sum, bytes) => sum + bytes, 0)],
  ];
}
