import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contentRoot } from './bank.ts';
import { buildPackWithFaults } from './build-pack.ts';
import { formatFault, SourceError } from './fault.ts';
import { writePack } from './pack.ts';

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
} catch (error) {
  if (!(error instanceof SourceError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
