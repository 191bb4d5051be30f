import { parseArgs } from 'node:util';
import { contentRoot, readBank } from './bank.ts';
import { checkPayloads } from './checks/clips.ts';
import { checkExams } from './checks/exams.ts';
import { runChecks } from './checks/index.ts';
import { runSpeechChecks } from './checks/speech.ts';
import { readExamFiles } from './exams/read.ts';
import { formatFault } from './fault.ts';
import { loadLexicon } from './lexicon.ts';
import { missingOf, reportOf } from './report/index.ts';
import { writeReport } from './report/readme.ts';

const { values } = parseArgs({
  options: {
    speech: { type: 'string', default: 'sample' },
    'no-speech': { type: 'boolean', default: false },
    complete: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
if (values.speech !== 'sample' && values.speech !== 'all') throw new Error('--speech is "sample" or "all".');

const lexicon = loadLexicon();
const { bank, faults } = readBank(contentRoot, lexicon);
const payloads = checkPayloads(bank);
const exams = readExamFiles(contentRoot);
const found = [...faults, ...exams.faults, ...checkExams(exams.exams), ...runChecks(bank, lexicon), ...payloads.faults];
if (!values['no-speech'])
  found.push(
    ...(await runSpeechChecks(bank, lexicon, payloads.needed, { all: values.speech === 'all', write: values.write })),
  );
const missing = missingOf(bank);
if (values.complete) found.push(...missing);

const report = reportOf(bank, lexicon);
if (values.write) writeReport(contentRoot, report);
console.log(report);
if (!values.complete) for (const lack of missing) console.log(`incomplete: ${formatFault(lack)}`);

const sorted = found.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
for (const line of new Set(sorted.map(formatFault))) console.error(line);
if (sorted.length > 0) process.exitCode = 1;
