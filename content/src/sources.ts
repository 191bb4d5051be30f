import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Fault } from './fault.ts';

/** A step into an item: a field's name or a place in a list. */
export type Path = readonly PropertyKey[];

/** A valid item together with where it stands. */
export interface Located<T> {
  readonly value: T;
  /** Path of the file, from the root of the content. */
  readonly file: string;
  /** Line of the item, or of the part that the path leads to; of the nearest part there is when it leads nowhere. */
  line(path?: Path): number;
}

/** What a source file holds. */
export interface Source<T> {
  readonly items: readonly Located<T>[];
  /** Why items, or the whole file, could not be taken. */
  readonly faults: readonly Fault[];
}

/**
 * Reads a YAML list of items, which is the whole file or the value of one key. Items that do not fit the schema are left
 * out and named in `faults`; so is a missing or unreadable file.
 */
export function readSource<S extends z.ZodType>(
  root: string,
  file: string,
  schema: S,
  listKey?: string,
): Source<z.infer<S>> {
  const path = join(root, file);
  if (!existsSync(path)) return { items: [], faults: [{ file, line: 1, message: 'The file is missing.' }] };
  return parseSource(readFileSync(path, 'utf8'), file, schema, listKey);
}

/** {@link readSource} for a text in memory. */
export function parseSource<S extends z.ZodType>(
  yaml: string,
  file: string,
  schema: S,
  listKey?: string,
): Source<z.infer<S>> {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const lineOf = (node: Node) => counter.linePos(node.range?.[0] ?? 0).line;
  if (document.errors.length > 0) {
    const faults = document.errors.map(({ pos, message }) => ({
      file,
      line: counter.linePos(pos[0]).line,
      message: message.split(' at line ')[0] ?? message,
    }));
    return { items: [], faults };
  }
  const list = listKey === undefined ? document.contents : document.get(listKey, true);
  if (!isSeq<Node>(list))
    return { items: [], faults: [{ file, line: 1, message: 'The file must hold a list of items ("- id: …").' }] };

  const items: Located<z.infer<S>>[] = [];
  const faults: Fault[] = [];
  for (const node of list.items) {
    const line = (path: Path = []) => lineOf(nodeAt(node, path));
    const result = schema.safeParse(node.toJS(document));
    if (result.success) items.push({ value: result.data, file, line });
    else
      for (const issue of result.error.issues)
        faults.push({ file, line: line(issue.path), message: describe(issue.path, issue.message) });
  }
  return { items, faults };
}

function nodeAt(root: Node, path: Path): Node {
  let node = root;
  for (const [depth, step] of path.entries()) {
    const next = childAt(node, step, depth === path.length - 1);
    if (!isNode(next)) return node;
    node = next;
  }
  return node;
}

/** The last step into a map leads to the field's name, so that a fault is shown where the field starts. */
function childAt(node: Node, step: PropertyKey, isLast: boolean): unknown {
  if (isSeq(node)) return node.items[Number(step)];
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
  return isLast ? pair?.key : pair?.value;
}

function describe(path: Path, message: string): string {
  return path.length > 0 ? `${path.map(String).join('.')}: ${message}` : message;
}
