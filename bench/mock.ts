/**
 * `npm run bench:mock`: how well mock tests measure simulated learners, whose abilities are known. The learners answer by
 * another model than the one that scores; difficulties are partly wrong, some learners guess, some stop half-way.
 *
 *   --learners 2000   how many learners take each kind of test
 *   --seed 1          another seed gives other learners, questions and answers
 *
 * Exits with 1 if a bar is missed.
 */
import { parseArgs } from 'node:util';
import { skills } from '../packages/scoring/src/adaptive/index.ts';
import { createChance } from './mock/chance.ts';
import { closedTypes, openTypes } from './mock/exam.ts';
import { createLearner, errorFromOthers } from './mock/learners.ts';
import { type Measured, measure, randomForm, spreadForm } from './mock/measure.ts';
import { createBank } from './mock/sit.ts';
import { meanOf } from './mock/statistics.ts';
import { timeOfChoice } from './mock/timing.ts';
import { createQuestions, uncertainties } from './mock/world.ts';

const { values } = parseArgs({
  options: { learners: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
});
const chance = createChance(Number(values.seed));
const bankOf = (uncertainty: number) =>
  createBank(new Map(closedTypes.map((type) => [type, createQuestions(type.size, uncertainty, chance)])));
const bank = bankOf(uncertainties.calibrated);
const learners = Array.from({ length: Number(values.learners) }, () => createLearner(chance));
const few = learners.slice(0, Math.ceil(learners.length / 4));

/** The standard error of a corrector's estimate of one text, in points: of an AI service, and of our own measures. */
const ERRORS = { service: 12, none: 25 } as const;
/** So many random forms are averaged. */
const FORMS = 20;

const print = (line = '') => process.stdout.write(`${line}\n`);
const cell = (value: number, digits: number, width: number) => value.toFixed(digits).padStart(width);

function printRow(name: string, { overall, skills: bySkill, exposure }: Measured) {
  const perSkill = skills.map(
    (skill) => `${cell(bySkill[skill].rmse, 1, 5)} ${cell(100 * bySkill[skill].covered, 0, 3)}`,
  );
  print(
    `${name.padEnd(34)}${cell(overall.bias, 1, 5)}${cell(overall.rmse, 1, 6)}${cell(100 * overall.covered, 0, 6)}   ` +
      `${perSkill.join('  ')}${cell(100 * exposure, 0, 7)}`,
  );
}

print(`${learners.length} learners. Points; cov: % of true abilities in the range (meant: 80).`);
print(`${' '.repeat(35)}bias  rmse   cov   ${skills.map((skill) => skill.padStart(9)).join('  ')}  asked %`);
const withService = measure({ bank, openTypes, openError: ERRORS.service }, learners, chance);
printRow('whole test, with an AI service', withService);
const without = measure({ bank, openTypes, openError: ERRORS.none }, learners, chance);
printRow('whole test, without', without);
const closed = measure({ bank, openTypes: [], openError: ERRORS.none }, learners, chance);
printRow('closed parts only', closed);
const uncalibrated = measure({ bank: bankOf(uncertainties.new), openTypes, openError: ERRORS.none }, learners, chance);
printRow('whole test, without, new bank', uncalibrated);
const fixedPlan = { bank, openTypes: [], openError: ERRORS.none };
const spread = measure({ ...fixedPlan, form: spreadForm(bank, chance) }, learners, chance);
printRow('closed parts, one spread form', spread);
const random = Array.from({ length: FORMS }, () =>
  measure({ ...fixedPlan, form: randomForm(bank, chance) }, few, chance),
);
const randomRmse = meanOf(random.map(({ overall }) => overall.rmse));
print(`${`closed parts, ${FORMS} random forms`.padEnd(39)}${cell(randomRmse, 1, 6)}`);

print(`speaking from the other three skills, known exactly${cell(errorFromOthers(learners, 'speaking'), 1, 6)}`);

const [words] = closedTypes;
if (!words) throw new Error('The exam has no closed types.');
const times = [18_000, 1_000_000].map((size) => timeOfChoice(words, size, chance));
print(`next question of 18,000: ${cell(times[0] ?? 0, 3, 0)} ms; of 1,000,000: ${cell(times[1] ?? 0, 3, 0)} ms`);
print();

const whole = [withService, without, uncalibrated];
const reported = whole.flatMap((each) => [each.overall, ...skills.map((skill) => each.skills[skill])]);
const bars: [string, boolean][] = [
  ['|bias| ≤ 2 overall', whole.every(({ overall }) => Math.abs(overall.bias) <= 2)],
  ['RMSE ≤ 7 overall', whole.every(({ overall }) => overall.rmse <= 7)],
  [
    'RMSE ≤ 12 in reading, writing and listening on the closed parts',
    (['reading', 'writing', 'listening'] as const).every((skill) => closed.skills[skill].rmse <= 12),
  ],
  ['ranges hold 78–86 %', reported.every(({ covered }) => covered >= 0.78 && covered <= 0.865)],
  [
    'no question in more than 15 % of the tests',
    [withService, without, closed, uncalibrated].every(({ exposure }) => exposure <= 0.15),
  ],
  ['RMSE ≥ 20 % below fixed forms of the same length', closed.overall.rmse <= 0.8 * randomRmse],
  ['next question in ≤ 5 and ≤ 15 ms', (times[0] ?? 0) <= 5 && (times[1] ?? 0) <= 15],
];
for (const [bar, isMet] of bars) print(`${isMet ? '✔' : '✘'} ${bar}`);
if (bars.some(([, isMet]) => !isMet)) process.exitCode = 1;
