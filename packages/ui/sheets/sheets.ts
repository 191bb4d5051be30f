import { type CollectOptions, collectStyles, flows, type StyleFile } from './collect.ts';
import { inLayer } from './layer.ts';
import { shadowText } from './shadow-text.ts';
import { pruned, variablesIn } from './variables.ts';

/** The style text of a shadow root, in parts that several sheets share. */
export interface Sheet {
  /** `base`, or a folder of `practice`. */
  name: string;
  /** In the order of the cascade. A part of the same name has the same text in every sheet. */
  parts: StyleFile[];
}

const without = (names: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...names].filter((name) => !others.has(name)));
const isTheme = ({ name }: StyleFile) => name === 'themes/theme';

/**
 * The style sheets of shadow roots: `base` with the resets and what every question uses, and one for each folder of
 * `practice` with the rest. A sheet sets the theme's variables that it uses, less those of the base.
 */
export async function buildSheets(options: CollectOptions): Promise<Sheet[]> {
  const { files, used } = await collectStyles(options);
  const themes = files
    .filter(isTheme)
    .map(({ css }) => css)
    .join('\n');
  const texts = new Map(
    await Promise.all(
      files.filter((file) => !isTheme(file)).map(async ({ name, css }) => [name, await shadowText(css)] as const),
    ),
  );
  const partsOf = (names: ReadonlySet<string>) =>
    [...texts].filter(([name]) => names.has(name)).map(([name, css]) => ({ name, css }));
  const withTheme = async (name: string, parts: StyleFile[], known: ReadonlySet<string>): Promise<Sheet> => {
    const needed = without(variablesIn(parts.map(({ css }) => css).join(''), themes), known);
    const theme = await shadowText(pruned(themes, needed));
    return { name, parts: theme === '' ? parts : [{ name: `theme-${name}`, css: theme }, ...parts] };
  };

  const shared = new Set(
    [...texts.keys()].filter((name) => name === 'styles/global' || flows.every((flow) => used.get(flow)?.has(name))),
  );
  const base = partsOf(shared);
  const inBase = variablesIn(base.map(({ css }) => css).join(''), themes);
  return Promise.all([
    withTheme('base', [{ name: 'unit', css: ':where(:host){--_rh-rem:var(--rh-rem,16px)}' }, ...base], new Set()),
    ...[...used].map(([name, names]) => withTheme(name, partsOf(without(names, shared)), inBase)),
  ]);
}

/** The whole text of a sheet. */
export const textOf = ({ parts }: Sheet) => inLayer(parts.map(({ css }) => css).join(''));
