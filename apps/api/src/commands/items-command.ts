import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { findType, slugOf } from '@rehearse/question-types';
import {
  checkItems,
  commonColumns,
  csvTypes,
  exportQti,
  ItemError,
  importItems,
  listSeparator,
  removeItems,
  storedItems,
} from '../services/items/index.ts';
import type { ImportDeps } from '../services/packs/index.ts';

const row = (name: string, columns: readonly string[]) => `  ${name.padEnd(22)}${columns.join(', ')}`;

/** Help text of the command. */
export const itemsHelp = `Questions of your own.

  npm run items -- check FILE
  npm run items -- import FILE
  npm run items -- list
  npm run items -- remove NAME
  npm run items -- export --qti FILE --submodule N [--own] [--count N] [--origin URL]

FILE is a CSV file with a header, or a JSON list of questions in the format of @rehearse/question-data, each with a "name".
An item whose type and name are already there is updated. Nothing is imported if anything is wrong. Sounds are spoken from
the texts. "remove" takes questions out of every list; learners keep their answers.

"export" writes questions of a type to a content package of QTI 3, with their pictures. Sounds stay on this host, which is
found at --origin (default: PUBLIC_URL). --own exports items of your own only, --count the first so many.

Columns of every type in CSV: ${commonColumns.join(', ')}
(level: easy, medium or hard; default medium). Columns by type:

${Object.entries(csvTypes)
  .map(([name, { columns }]) => row(name, columns))
  .join('\n')}

Missing letters are in braces: "The wa{ter} is cold." Entries of accept and points are separated by ${listSeparator}`;

/** Whether the arguments ask for help. */
export const wantsHelp = (args: readonly string[]): boolean =>
  args.length === 0 || args.some((argument) => ['--help', '-h', 'help'].includes(argument));

const seeHelp = 'See "npm run items -- help".';

function needed(argument: string | undefined, what: string): string {
  if (argument === undefined) throw new ItemError(`Which ${what}? ${seeHelp}`);
  return argument;
}

const counted = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

async function list({ db }: ImportDeps): Promise<string> {
  const items = await storedItems(db);
  if (items.length === 0) return 'There are no items of your own yet. Add some with "npm run items -- import FILE".';
  return items
    .map(
      ({ typeId, name, questionId }) => `${slugOf(findType(typeId) ?? { name: '' })}\t${name}\tquestion ${questionId}`,
    )
    .join('\n');
}

const exportOptions = {
  qti: { type: 'string' },
  submodule: { type: 'string' },
  own: { type: 'boolean' },
  count: { type: 'string' },
  origin: { type: 'string' },
} as const;

function exportArguments(args: string[]) {
  try {
    return parseArgs({ args, options: exportOptions }).values;
  } catch (error) {
    throw new ItemError(`${error instanceof Error ? error.message : error}\n${seeHelp}`);
  }
}

function wholeNumber(option: string, given: string | undefined): number {
  if (given === undefined || !/^[1-9]\d{0,8}$/u.test(given))
    throw new ItemError(`--${option} must be a whole number from 1. ${seeHelp}`);
  return Number(given);
}

function originIn(given: string): string {
  if (!URL.canParse(given) || !/^https?:/u.test(given))
    throw new ItemError(`--origin must be an http(s) URL. ${seeHelp}`);
  return new URL(given).origin;
}

async function exportFile(deps: ImportDeps, args: string[], publicUrl: string): Promise<string> {
  const { qti, submodule, own, count, origin = publicUrl } = exportArguments(args);
  if (qti === undefined) throw new ItemError(`--qti must name a file. ${seeHelp}`);
  const selection = {
    submoduleId: wholeNumber('submodule', submodule),
    ...(own && { own }),
    ...(count !== undefined && { count: wholeNumber('count', count) }),
  };
  const { archive, questions, pictures } = await exportQti(deps, selection, originIn(origin));
  await writeFile(qti, archive);
  return `${qti}: ${questions} ${questions === 1 ? 'question' : 'questions'}, ${pictures} ${pictures === 1 ? 'picture' : 'pictures'}.`;
}

/**
 * Runs an items command.
 *
 * @param publicUrl - where this host is found
 * @returns the text to print
 * @throws ItemError when the command is invalid or fails; nothing was changed then
 */
export async function itemsCommand(
  deps: ImportDeps,
  [verb, ...args]: readonly string[],
  publicUrl = 'http://localhost',
): Promise<string> {
  if (verb === 'export') return exportFile(deps, args, publicUrl);
  const [subject, ...rest] = args;
  if (rest.length > 0) throw new ItemError(`"${rest[0]}" is not expected. ${seeHelp}`);
  switch (verb) {
    case 'check':
      return `${counted((await checkItems(deps.db, needed(subject, 'file'))).length)}, all right.`;
    case 'import': {
      const { added, changed, unchanged } = await importItems(deps, needed(subject, 'file'));
      return `Items: ${added} added, ${changed} updated, ${unchanged} unchanged.`;
    }
    case 'list':
      return list(deps);
    case 'remove': {
      const ids = await removeItems(deps, needed(subject, 'item'));
      return `"${subject}" was removed: ${ids.length === 1 ? 'question' : 'questions'} ${ids.join(', ')}. Learners keep their answers.`;
    }
    default:
      throw new ItemError(`Unknown command "${verb}". ${seeHelp}`);
  }
}
