import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type CourseInput, cmi5Package, moveOns } from '@rehearse/question-data/cmi5';
import { findType, questionTypes, slugOf } from '@rehearse/question-types';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/index.ts';
import { chooseQuestions, PackageError, type QuestionChoice } from '../services/cmi5/index.ts';

/** Help text of the command. */
export const cmi5Help = `Drills for learning management systems, as packages of cmi5.

  npm run cmi5 -- --out FILE.zip --title TEXT --drill TYPE [--level LEVEL] [--count N]
  npm run cmi5 -- --out FILE.zip --title TEXT --questions ID,ID,…
  npm run cmi5 -- --out FILE.zip --title TEXT --file QUESTIONS.json

  --drill TYPE         questions of a type, by its number or name: ${questionTypes.map(slugOf).slice(0, 3).join(', ')}, …
  --level LEVEL        easy, medium or hard; any without it
  --count N            so many of them; 10 without it
  --questions ID,…     these questions of this server, in this order
  --file FILE          your own: a JSON list in the format of @rehearse/question-data
  --mastery SHARE      the share of the points that passes, from 0 to 1; 0.8 without it
  --move-on WHEN       what the course asks for: ${moveOns.join(', ')}
                       CompletedOrPassed without it
  --title-zh TEXT, --description TEXT, --description-zh TEXT
  --id IRI             names the course, so that a new version of it replaces the old one; made from the questions without it

Upload the ZIP file to the learning management system. It sends learners to /cmi5 on this server (PUBLIC_URL), which has to
allow the system and its record store: CMI5_ORIGINS. The questions travel in the package, with their answers. Texts and
talks aren't graded: a drill of nothing else is completed, but neither passed nor failed.`;

const options = {
  out: { type: 'string' },
  title: { type: 'string' },
  'title-zh': { type: 'string' },
  description: { type: 'string' },
  'description-zh': { type: 'string' },
  drill: { type: 'string' },
  level: { type: 'string' },
  count: { type: 'string' },
  questions: { type: 'string' },
  file: { type: 'string' },
  mastery: { type: 'string' },
  'move-on': { type: 'string' },
  id: { type: 'string' },
} as const;

type Given = ReturnType<typeof parse>;

const failed = (message: string) => new PackageError(`${message} See "npm run cmi5 -- help".`);

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw failed(error instanceof Error ? error.message : String(error));
  }
}

function numberIn(option: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw failed(`--${option}: "${text}" is not a whole number from 1.`);
  return Number(text);
}

const levels = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;

function choiceOf({ drill, level, count = '10', questions }: Given): QuestionChoice {
  if (questions !== undefined) return { ids: questions.split(',').map((id) => numberIn('questions', id.trim())) };
  const type = questionTypes.find((each) => String(each.id) === drill || slugOf(each) === drill);
  if (!type) throw failed(`--drill: there is no type "${drill}".`);
  if (level !== undefined && !Object.hasOwn(levels, level)) throw failed(`--level: "${level}" is not a level.`);
  return {
    submoduleId: type.id,
    level: level === undefined ? undefined : levels[level as keyof typeof levels],
    count: numberIn('count', count),
  };
}

async function questionsIn(file: string): Promise<object[]> {
  const text = await readFile(file, 'utf8');
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (error) {
    throw failed(`${file} is no JSON: ${error instanceof Error ? error.message : error}.`);
  }
  if (!Array.isArray(list)) throw failed(`${file} has no list of questions.`);
  return list;
}

async function questionsOf(db: Db, given: Given): Promise<readonly object[]> {
  const ways = [given.drill, given.questions, given.file].filter((way) => way !== undefined);
  if (ways.length !== 1) throw failed('Choose the questions by one of --drill, --questions and --file.');
  if (given.drill === undefined && (given.level ?? given.count) !== undefined)
    throw failed('--level and --count belong to --drill.');
  return given.file === undefined ? chooseQuestions(db, choiceOf(given)) : questionsIn(given.file);
}

function textsOf(english: string, chinese: string | undefined) {
  return { en: english, ...(chinese !== undefined && { 'zh-Hans': chinese }) };
}

/** Two runs with the same questions make the same course. */
const idOf = (questions: readonly object[], publicUrl: string) =>
  `${publicUrl}/cmi5/courses/${createHash('sha256').update(JSON.stringify(questions)).digest('hex').slice(0, 32)}`;

function courseOf(given: Given, questions: readonly object[], publicUrl: string): CourseInput {
  const { title, mastery = '0.8', 'move-on': wanted = 'CompletedOrPassed', id = idOf(questions, publicUrl) } = given;
  if (!title) throw failed('A course needs a --title.');
  if (!URL.canParse(id)) throw failed(`--id: "${id}" is no IRI.`);
  const moveOn = moveOns.find((value) => value === wanted);
  if (!moveOn) throw failed(`--move-on: "${wanted}" is none of ${moveOns.join(', ')}.`);
  if (!/^(0(\.\d{1,4})?|1(\.0{1,4})?)$/.test(mastery))
    throw failed(`--mastery: "${mastery}" is no share from 0 to 1 with at most four decimals.`);
  const { description = `Practice of English: ${questions.length} questions.` } = given;
  return {
    ...{ id, moveOn, questions, masteryScore: Number(mastery), launchUrl: `${publicUrl}/cmi5` },
    title: textsOf(title, given['title-zh']),
    description: textsOf(description, given['description-zh']),
  };
}

const describe = (question: object): string => {
  const { submoduleId } = question as { submoduleId?: number };
  return submoduleId === undefined ? '' : (findType(submoduleId)?.name ?? '');
};

/**
 * Makes a package.
 *
 * @returns the text to print
 * @throws PackageError when the command is wrong or a question can't be packaged; nothing was written then
 */
export async function cmi5Command(
  { db, config }: { db: Db; config: Pick<Config, 'publicUrl' | 'cmi5Origins'> },
  args: readonly string[],
): Promise<string> {
  const given = parse(args);
  if (!given.out) throw failed('--out must name a file.');
  const questions = await questionsOf(db, given);
  const course = courseOf(given, questions, config.publicUrl);
  let archive: Uint8Array;
  try {
    archive = cmi5Package(course);
  } catch (error) {
    if (error instanceof RangeError) throw failed(error.message);
    throw error;
  }
  await writeFile(given.out, archive);
  const kinds = [...new Set(questions.map(describe).filter(Boolean))];
  return [
    `${given.out}: ${questions.length} ${questions.length === 1 ? 'question' : 'questions'}${kinds.length > 0 ? ` of ${kinds.join(', ')}` : ''}, launched at ${course.launchUrl}`,
    `Course ${course.id}`,
    ...(config.cmi5Origins.length === 0
      ? ['The server takes no launches yet: name the learning management system in CMI5_ORIGINS.']
      : []),
  ].join('\n');
}
