import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.dirname(import.meta.dirname);

/** Files with user-visible texts. Tests, stories and docs are for developers. */
const shown = [
  'packages/ui/src/{components,practice,screens}/**/*.{ts,tsx}',
  'packages/embed/src/{core,element,react}/**/*.{ts,tsx}',
  'apps/web/src/**/*.{ts,tsx}',
];
const notShown = /\.(test|stories|css|testing)\.tsx?$|\/testing\//;

/** A namespace with its keys; plural forms count as one. */
export interface Namespace {
  name: string;
  keys: ReadonlySet<string>;
}

const keysOf = (texts: object, before = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [before + name.replace(/_(zero|one|two|few|many|other)$/, '')]
      : keysOf(text as object, `${before}${name}.`),
  );

/** All namespaces in a language. */
export const namespacesOf = (language: string): Namespace[] =>
  globSync([`packages/ui/src/i18n/locales/${language}/*.json`, `apps/web/public/locales/${language}/*.json`], {
    cwd: root,
  }).map((file) => ({
    name: path.basename(file, '.json'),
    keys: new Set(keysOf(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as object)),
  }));

/** A key in the source; the placeholders of a template match anything. */
export interface WrittenKey {
  pattern: RegExp;
  text: string;
}

/** Texts and keys of a file. */
export interface SourceTexts {
  file: string;
  /** Namespaces used by the file; empty if `t` is passed in. */
  namespaces: string[];
  /** First arguments of `t`. */
  asked: WrittenKey[];
  /** All string literals that may be keys. */
  mentioned: WrittenKey[];
  /** User-visible texts that don't come from a locale file. */
  hardCoded: string[];
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const wholeKey = (text: string): WrittenKey => ({ text, pattern: new RegExp(`^${escaped(text)}$`) });

function writtenKey(node: ts.Node): WrittenKey | null {
  if (ts.isStringLiteralLike(node)) return wholeKey(node.text);
  if (!ts.isTemplateExpression(node)) return null;
  const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  return { text: parts.join('…'), pattern: new RegExp(`^${parts.map(escaped).join('.+')}$`) };
}

/** All possible keys of an argument, including the branches of a conditional. */
function keysIn(node: ts.Expression): WrittenKey[] {
  if (ts.isConditionalExpression(node)) return [...keysIn(node.whenTrue), ...keysIn(node.whenFalse)];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return keysIn(node.expression);
  return [writtenKey(node) ?? []].flat();
}

const spokenAttributes = new Set(['label', 'title', 'description', 'placeholder', 'alt', 'aria-label', 'name', 'text']);
const isWords = (text: string) => /\p{L}{2,}/u.test(text);

/** The literal texts that an expression renders. */
function wordsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...wordsIn(node.whenTrue), ...wordsIn(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return wordsIn(node.expression);
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isBinaryExpression(node)) return wordsIn(node.right);
  return [];
}

function hardCodedIn(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text.trim()];
  if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) return wordsIn(node.expression);
  if (!ts.isJsxAttribute(node) || !spokenAttributes.has(node.name.getText())) return [];
  const value = node.initializer;
  // field and route names are not user-visible, unless they contain a space or a capital
  const isSpoken = (text: string) => node.name.getText() !== 'name' || /\s|\p{Lu}/u.test(text);
  if (!value) return [];
  if (ts.isStringLiteral(value)) return [value.text].filter(isSpoken);
  return ts.isJsxExpression(value) && value.expression ? wordsIn(value.expression).filter(isSpoken) : [];
}

const isTranslate = (call: ts.CallExpression) =>
  (ts.isIdentifier(call.expression) && call.expression.text === 't') ||
  (ts.isPropertyAccessExpression(call.expression) && call.expression.name.text === 't');

/** Analyses a file. */
export function readSource(file: string, source: string): SourceTexts {
  const texts: SourceTexts = { file, namespaces: [], asked: [], mentioned: [], hardCoded: [] };
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      if (isTranslate(node) && first) texts.asked.push(...keysIn(first));
      const hook = ts.isIdentifier(node.expression)
        ? /^use(?:(\w*)Translation|(Practice)Texts)$/.exec(node.expression.text)
        : null;
      if (hook) texts.namespaces.push((hook[1] ?? hook[2] ?? '').toLowerCase() || 'app');
    }
    const key = writtenKey(node);
    if (key) texts.mentioned.push(key);
    texts.hardCoded.push(...hardCodedIn(node).filter(isWords));
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(
      file,
      source,
      ts.ScriptTarget.Latest,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  );
  return texts;
}

/** Analyses all files with user-visible texts. */
export const readSources = (): SourceTexts[] =>
  globSync(shown, { cwd: root })
    .filter((file) => !notShown.test(file))
    .map((file) => readSource(file, readFileSync(path.join(root, file), 'utf8')));
