import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parse, parseDocument } from 'yaml';
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
 * Reads every YAML file of a folder, in the order of their names. Items that do not fit the schema are left out and named
 * in `faults`; so is a missing folder.
 */
export function readFolder<S extends z.ZodType>(root: string, folder: string, schema: S): Source<z.infer<S>> {
  const files = filesOf(root, folder, /\.yaml$/);
  if (files.length === 0) return { items: [], faults: [{ file: folder, line: 1, message: 'There is no YAML file.' }] };
  return joinSources(files.map((file) => readSource(root, file, schema)));
}

/** Paths from the root of a folder's files whose name fits, in the order of their names. */
export function filesOf(root: string, folder: string, name: RegExp): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((file) => name.test(file))
    .sort()
    .map((file) => join(folder, file));
}

/** Several sources as one. */
export function joinSources<T>(sources: readonly Source<T>[]): Source<T> {
  return { items: sources.flatMap(({ items }) => items), faults: sources.flatMap(({ faults }) => faults) };
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
  let data: unknown;
  try {
    data = parse(yaml);
  } catch {
    return { items: [], faults: faultsOfYaml(yaml, file) };
  }
  const list = listKey === undefined ? data : (data as Readonly<Record<string, unknown>> | null)?.[listKey];
  if (!Array.isArray(list))
    return { items: [], faults: [{ file, line: 1, message: 'The file must hold a list of items ("- id: …").' }] };

  const places = createPlaces(yaml, listKey);
  const items: Located<z.infer<S>>[] = [];
  const faults: Fault[] = [];
  for (const [index, value] of list.entries()) {
    const line = (path: Path = []) => places.line(index, path);
    const result = schema.safeParse(value);
    if (result.success) items.push({ value: result.data, file, line });
    else
      for (const issue of result.error.issues)
        faults.push({ file, line: line(issue.path), message: describe(issue.path, issue.message) });
  }
  return { items, faults };
}

function faultsOfYaml(yaml: string, file: string): Fault[] {
  const counter = new LineCounter();
  return parseDocument(yaml, { lineCounter: counter }).errors.map(({ pos, message }) => ({
    file,
    line: counter.linePos(pos[0]).line,
    message: message.split(' at line ')[0] ?? message,
  }));
}

/** Finds the lines of a file's items. The text is taken apart only when a line is asked for, which is when one is wrong. */
function createPlaces(yaml: string, listKey: string | undefined) {
  let lineOf: ((index: number, path: Path) => number) | undefined;
  const open = () => {
    const counter = new LineCounter();
    const document = parseDocument(yaml, { lineCounter: counter });
    const list = listKey === undefined ? document.contents : document.get(listKey, true);
    return (index: number, path: Path) => {
      const node = isSeq<Node>(list) ? list.items[index] : undefined;
      return node ? counter.linePos(nodeAt(node, path).range?.[0] ?? 0).line : 1;
    };
  };
  return {
    line(index: number, path: Path) {
      lineOf ??= open();
      return lineOf(index, path);
    },
  };
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
