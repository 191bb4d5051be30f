import { parseArgs } from 'node:util';
import { type Bank, readBank } from './bank.ts';
import { levels, submodules } from './catalogue.ts';
import { checkPayloads } from './checks/clips.ts';
import { runChecks } from './checks/index.ts';
import { runSpeechChecks } from './checks/speech.ts';
import { type Fault, formatFault } from './fault.ts';
import { loadLexicon } from './lexicon.ts';

const { values } = parseArgs({ options: { speech: { type: 'boolean', default: true } }, allowNegative: true });

const { bank, faults } = readBank();
const lexicon = loadLexicon();
const payloads = checkPayloads(bank);
const speechFaults = values.speech ? await runSpeechChecks(bank, lexicon, payloads.needed) : [];
report([...faults, ...runChecks(bank, lexicon), ...payloads.faults, ...speechFaults], bank);

function report(found: readonly Fault[], checked: Bank) {
  if (found.length === 0) return console.table(countItems(checked));
  const sorted = [...found].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  for (const line of new Set(sorted.map(formatFault))) console.error(line);
  process.exitCode = 1;
}

function countItems({ items, words, pictures }: Bank): Record<string, Record<string, number>> {
  const rows = submodules.map(({ submoduleId, folder }) => {
    const all = items[submoduleId];
    const counts = levels.map((level) => [level, all.filter(({ value }) => value.level === level).length]);
    return [folder, { ...Object.fromEntries(counts), all: all.length }];
  });
  return { ...Object.fromEntries(rows), words: { all: words.length }, pictures: { all: pictures.size } };
}
