import { type CollectOptions, collectStyles, flows, type StyleFile } from './collect.ts';
import { inLayer } from './layer.ts';
import { shadowText } from './shadow-text.ts';
import { compact, pruned, variablesIn } from './variables.ts';

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
 * `practice` with the rest. The base sets the theme's variables that most flows use, a sheet the others that it uses.
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
  const variablesOf = (names: ReadonlySet<string>) =>
    variablesIn(
      partsOf(names)
        .map(({ css }) => css)
        .join(''),
      themes,
    );
  const withTheme = async (name: string, parts: StyleFile[], needed: ReadonlySet<string>): Promise<Sheet> => {
    const theme = compact(await shadowText(pruned(themes, needed)));
    return { name, parts: theme === '' ? parts : [{ name: `theme-${name}`, css: theme }, ...parts] };
  };

  const shared = new Set(
    [...texts.keys()].filter((name) => name === 'styles/global' || flows.every((flow) => used.get(flow)?.has(name))),
  );
  const ofFlows = flows.map((flow) => variablesOf(used.get(flow) ?? new Set()));
  const isCommon = (variable: string) => ofFlows.filter((each) => each.has(variable)).length > flows.length / 2;
  const inBase = new Set([...variablesOf(shared), ...ofFlows.flatMap((each) => [...each].filter(isCommon))]);
  return Promise.all([
    withTheme(
      'base',
      [{ name: 'unit', css: ':where(:host){--_rh-rem:var(--rh-rem,16px)}' }, ...partsOf(shared)],
      inBase,
    ),
    ...[...used].map(([name, names]) => {
      const own = without(names, shared);
      return withTheme(name, partsOf(own), without(variablesOf(own), inBase));
    }),
  ]);
}

/** The whole text of a sheet. */
export const textOf = ({ parts }: Sheet) => inLayer(parts.map(({ css }) => css).join(''));
