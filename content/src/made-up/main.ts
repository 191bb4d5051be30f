import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createSpeechEngine } from '@rehearse/speech-engine';
import { readBank } from '../bank.ts';
import { findHomophones } from '../checks/homophones.ts';
import { loadLexicon } from '../lexicon.ts';
import { createGenerator } from './generate.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'made-up-candidates.txt' },
  },
});

const lexicon = loadLexicon();
const taken = readBank().bank.items[1].flatMap(({ value }) => (value.real ? [] : [value.word]));
const words = createGenerator(lexicon)({ count: Number(values.count), seed: Number(values.seed), taken });
console.log(`${words.length} words; comparing their pronunciation with that of real words…`);

const engines = { rp: createSpeechEngine({ timeoutMs: 120_000 }), us: createSpeechEngine({ timeoutMs: 120_000 }) };
try {
  const found = await findHomophones(words, lexicon, (list, accent) =>
    engines[accent].phonemes({ words: list, accent }),
  );
  const homophones = new Set(found.map(({ word }) => word));
  const good = words.filter((word) => !homophones.has(word));
  writeFileSync(values.out, `${good.join('\n')}\n`);
  console.log(`${homophones.size} sound like a real word; ${good.length} candidates are in ${values.out}.`);
} finally {
  await Promise.all([engines.rp.close(), engines.us.close()]);
}
