import { findType, slugOf } from '@rehearse/question-types';
import {
  checkItems,
  commonColumns,
  csvTypes,
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

FILE is a CSV file with a header, or a JSON list of questions in the format of @rehearse/question-data, each with a "name".
An item whose type and name are already there is updated. Nothing is imported if anything is wrong. Sounds are spoken from
the texts. "remove" takes questions out of every list; learners keep their answers.

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

/**
 * Runs an items command.
 *
 * @returns the text to print
 * @throws ItemError when the command is invalid or fails; nothing was changed then
 */
export async function itemsCommand(deps: ImportDeps, [verb, subject, ...rest]: readonly string[]): Promise<string> {
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
