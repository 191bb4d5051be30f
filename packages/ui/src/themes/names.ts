const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const named = (prefix: string) => (path: readonly string[]) => `--${[prefix, ...path.map(kebab)].join('-')}`;

/** The variable that a page sets: `['color', 'text', 'critical']` → `--rh-color-text-critical`. */
export const publicName = named('rh');

/** The variable that styles read. */
export const privateName = named('_rh');

/** Holds `light` or `dark`, for `color-scheme`. */
export const scheme = privateName(['scheme']);

/** A tree of tokens whose leaves are texts. */
export type Tokens = { readonly [name: string]: string | Tokens };

/** The same tree with other leaves. */
export type Mapped<Tree> = { [Name in keyof Tree]: Tree[Name] extends string ? string : Mapped<Tree[Name]> };

/** Replaces every leaf of a tree. */
export const mapTokens = <Tree extends Tokens>(
  tree: Tree,
  replace: (value: string, path: readonly string[]) => string,
  above: readonly string[] = [],
): Mapped<Tree> =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const path = [...above, name];
      return [name, typeof value === 'string' ? replace(value, path) : mapTokens(value, replace, path)];
    }),
  ) as Mapped<Tree>;

/** Tokens that a page can override by setting the variable of the same name. */
export const settable = <Tree extends Tokens>(tree: Tree) =>
  mapTokens(tree, (value, path) => `var(${publicName(path)}, ${value})`);
