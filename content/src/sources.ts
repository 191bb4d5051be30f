import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parse, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Fault } from './fault.ts';

/** A path into an item: field names and list indexes. */
export type Path = readonly PropertyKey[];

/** A valid item with its location. */
export interface Located<T> {
  readonly value: T;
  /** Path of the file, relative to the content root. */
  readonly file: string;
  /** Line of the item, or of the part at the path; of the nearest existing part if the path doesn't exist. */
  line(path?: Path): number;
}

/** The content of source files. */
export interface Source<T> {
  readonly items: readonly Located<T>[];
  /** Errors of skipped items or files. */
  readonly faults: readonly Fault[];
}

/**
 * Reads all YAML files of a folder, ordered by name. Items that don't match the schema are skipped and reported in `faults`,
 * as is a missing folder.
 */
export function readFolder<S extends z.ZodType>(root: string, folder: string, schema: S): Source<z.infer<S>> {
  const files = filesOf(root, folder, /\.yaml$/);
  if (files.length === 0) return { items: [], faults: [{ file: folder, line: 1, message: 'There is no YAML file.' }] };
  return joinSources(files.map((file) => readSource(root, file, schema)));
}

/** Paths of a folder's files with matching names, relative to the content root and ordered by name. */
export function filesOf(root: string, folder: string, name: RegExp): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((file) => name.test(file))
    .sort()
    .map((file) => join(folder, file));
}

/** Merges several sources. */
export function joinSources<T>(sources: readonly Source<T>[]): Source<T> {
  return { items: sources.flatMap(({ items }) => items), faults: sources.flatMap(({ faults }) => faults) };
}

/**
 * Reads a YAML list of items, which is the whole file or the value of one key. Items that don't match the schema are skipped
 * and reported in `faults`, as is a missing or unreadable file.
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
        faults.push({ file, line: line(issue.path), message: describe(value, issue.path, issue.message) });
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

/** Finds the lines of a file's items. The text is only parsed when a line is needed, that is, when there is a fault. */
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

/** The last step into a map leads to the key, so that a fault is reported where the field starts. */
function childAt(node: Node, step: PropertyKey, isLast: boolean): unknown {
  if (isSeq(node)) return node.items[Number(step)];
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
  return isLast ? pair?.key : pair?.value;
}

function describe(item: unknown, path: Path, message: string): string {
  const id = typeof item === 'object' && item !== null && 'id' in item ? [`Item ${String(item.id)}`] : [];
  const field = path.length > 0 ? [path.map(String).join('.')] : [];
  return [...id, ...field, message].join(': ');
}
