const declaration = /(--[\w-]+)\s*:([^;}]*);?/g;

/** Names of the custom properties that a text reads, with those that their values in the theme read. */
export function variablesIn(css: string, theme: string): Set<string> {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of theme.matchAll(declaration)) {
    values.set(name, (values.get(name) ?? '') + value);
  }
  const found = new Set<string>();
  const add = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (found.has(name)) continue;
      found.add(name);
      add(values.get(name) ?? '');
    }
  };
  add(css);
  return found;
}

/** The theme with only these custom properties. */
export const pruned = (theme: string, names: ReadonlySet<string>) =>
  theme.replaceAll(declaration, (text, name: string) => (names.has(name) ? text : ''));

/** Without the spaces of custom properties, which esbuild leaves in. Texts in quotes keep theirs. */
export const compact = (theme: string) =>
  theme.replaceAll(/"[^"]*"|([:,]) /g, (text, mark: string | undefined) => mark ?? text);
