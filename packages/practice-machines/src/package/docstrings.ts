import path from 'node:path';
import ts from 'typescript';
import { entries, packageFolder } from './machines.ts';

function programOf(files: string[]): ts.Program {
  const { config } = ts.readConfigFile(path.join(packageFolder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, packageFolder);
  return ts.createProgram(files, options);
}

/** The event type of `{ type: 'answer.submit'; … }`, including as part of an intersection. */
function eventTypeOf(node: ts.TypeNode): string | undefined {
  if (ts.isParenthesizedTypeNode(node)) return eventTypeOf(node.type);
  if (ts.isIntersectionTypeNode(node)) return node.types.map(eventTypeOf).find((name) => name !== undefined);
  if (!ts.isTypeLiteralNode(node)) return undefined;
  const type = node.members.find((member) => member.name?.getText() === 'type');
  if (!type || !ts.isPropertySignature(type) || !type.type || !ts.isLiteralTypeNode(type.type)) return undefined;
  return ts.isStringLiteral(type.type.literal) ? type.type.literal.text : undefined;
}

/** The events of a union that have no docstring. */
function bareEvents(alias: ts.TypeAliasDeclaration): string[] {
  const parts = ts.isUnionTypeNode(alias.type) ? [...alias.type.types] : [alias.type];
  const text = alias.getSourceFile().text;
  return parts.flatMap((part, index) => {
    const name = eventTypeOf(part);
    const before = text.slice(parts[index - 1]?.end ?? alias.type.getFullStart(), part.getStart());
    return name === undefined || before.includes('/**') ? [] : [name];
  });
}

/**
 * Everything that the package exports without a docstring. Each declaration needs one, and so does each event of a union.
 * An interface member needs one if its name and type leave something open: a number (its unit, where it counts from; ids
 * excepted), and anything nullable or optional (what that means). Mentioning it in backticks in the type's docstring is enough.
 */
export function undocumented(): string[] {
  const program = programOf(entries().map(({ file }) => file));
  const checker = program.getTypeChecker();
  const original = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const docs = (symbol: ts.Symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker));

  const exported = new Set<ts.Symbol>();
  for (const { file } of entries()) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) exported.add(original(symbol));
  }

  /** A number, or something that may be null or absent. */
  const isOpen = (member: ts.TypeElement) => {
    if (!ts.isPropertySignature(member) || /id$/i.test(member.name.getText())) return false;
    const type = checker.getTypeAtLocation(member);
    const parts = type.isUnion() ? type.types : [type];
    const open = ts.TypeFlags.Number | ts.TypeFlags.Null | ts.TypeFlags.Undefined;
    return member.questionToken !== undefined || parts.some((part) => part.flags & open);
  };
  const bareMembers = (node: ts.InterfaceDeclaration, whole: string) =>
    node.members.filter(isOpen).flatMap((member) => {
      const symbol = member.name && checker.getSymbolAtLocation(member.name);
      return !symbol || docs(symbol) !== '' || whole.includes(`\`${symbol.name}\``) ? [] : [symbol.name];
    });

  return [...exported].flatMap((symbol) => {
    const [declaration] = symbol.declarations ?? [];
    if (!declaration?.getSourceFile().fileName.startsWith(packageFolder)) return [];
    const where = path.relative(packageFolder, declaration.getSourceFile().fileName);
    const whole = docs(symbol);
    const inside = ts.isTypeAliasDeclaration(declaration)
      ? bareEvents(declaration).filter((name) => !whole.includes(`\`${name}\``))
      : ts.isInterfaceDeclaration(declaration)
        ? bareMembers(declaration, whole)
        : [];
    return [...(whole === '' ? [symbol.name] : []), ...inside.map((name) => `${symbol.name}: ${name}`)].map(
      (name) => `${name} (${where})`,
    );
  });
}
