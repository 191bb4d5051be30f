import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { ItemError } from './item-error.ts';
import type { WrittenItem } from './written-item.ts';

/**
 * Reads the items of a JSON file: a list of questions, each with a `name`.
 *
 * @throws ItemError when the file is no list in JSON
 */
export function readJson(text: string, file: string): WrittenItem[] {
  const lines = text.split('\n');
  const at = (offset: number) => {
    let start = 0;
    let line = 0;
    for (; start + (lines[line]?.length ?? 0) < offset && line < lines.length - 1; line++)
      start += (lines[line]?.length ?? 0) + 1;
    return { line: line + 1, place: `${line + 1}:${offset - start + 1}` };
  };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error)
    throw new ItemError(`${file}:${at(error.offset).place}: This is no JSON: ${printParseErrorCode(error.error)}.`);
  if (root?.type !== 'array')
    throw new ItemError(`${file}:1: The file must hold a list of items: [{ "name": …, "type": … }, …].`);
  return (root.children ?? []).map((node): WrittenItem => {
    const item: unknown = getNodeValue(node);
    const { name, ...question } = node.type === 'object' ? (item as Record<string, unknown>) : {};
    return {
      name,
      data: node.type === 'object' ? question : item,
      problems: [],
      line: at(node.offset).line,
      describe: ({ path, message }) => `${at(nearest(node, path).offset).place}: ${message}`,
    };
  });
}

/** The part at a JSON Pointer; the nearest one that exists, if that one doesn't. */
function nearest(node: Node, path: string): Node {
  const keys = path.split('/').slice(1);
  for (; keys.length > 0; keys.pop()) {
    const found = findNodeAtLocation(
      node,
      keys.map((key) => (/^\d+$/u.test(key) ? Number(key) : key)),
    );
    if (found) return found;
  }
  return node;
}
