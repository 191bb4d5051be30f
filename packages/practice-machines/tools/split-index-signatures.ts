/**
 * Last step of the build. XState infers the children of a machine as `{ [x: string]: A; known?: B }`, which a declaration file may
 * not say, because `B` is no `A` (TS2411). What is meant is `{ [x: string]: A } & { known?: B }`: write that.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The declarations of a file, with such object types split. */
function split(text: string): string {
  const file = ts.createSourceFile('x.d.ts', text, ts.ScriptTarget.Latest, true);
  const edits: { at: number; insert: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeLiteralNode(node) && node.members.length > 1) {
      const [first, second] = node.members;
      if (first && second && ts.isIndexSignatureDeclaration(first) && first.type.getText().includes('ActorRef')) {
        edits.push(
          { at: node.getStart(), insert: '(' },
          { at: first.end, insert: ' } & {' },
          { at: node.end, insert: ')' },
        );
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits
    .sort((a, b) => b.at - a.at)
    .reduce((result, { at, insert }) => result.slice(0, at) + insert + result.slice(at), text);
}

const folder = path.join(import.meta.dirname, '../dist');
for (const name of globSync('**/*.d.ts', { cwd: folder })) {
  const file = path.join(folder, name);
  const text = readFileSync(file, 'utf8');
  const corrected = split(text);
  if (corrected !== text) writeFileSync(file, corrected);
}
