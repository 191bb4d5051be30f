import type { ReactNode } from 'react';
import { contrast } from '../themes/contrast.ts';
import { contrastRules } from '../themes/contrast-rules.ts';
import { dark } from '../themes/dark.ts';
import { type DesignTokens, designTokens } from '../themes/design-tokens.ts';
import { light } from '../themes/light.ts';
import address from '../themes/tokens.gen.json?url&no-inline';
import { media } from '../tokens/index.ts';
import { type TokenRow, tokenRows } from './token-rows.ts';
import { moving, sample, swatch, swatchCell } from './token-tables.css.ts';

const tokens = designTokens();
const groupOf = (tree: DesignTokens, group: string) => tokenRows(tree[group] as DesignTokens, [group]);

/** Downloads the tokens in the format of the Design Tokens Community Group. */
export const TokensLink = () => (
  <a href={address} download="rehearse.tokens.json">
    Download the tokens as DTCG JSON
  </a>
);

const Table = ({ head, children }: { head: readonly string[]; children: ReactNode }) => (
  <table>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name}>{name}</th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

/** Colors or shadows of both themes, with their variables. */
export function ThemeTable({ group }: { group: 'color' | 'shadow' }) {
  const darkRows = new Map(groupOf(tokens.dark, group).map((row) => [row.name, row]));
  return (
    <Table head={['Token', 'Variable', 'Light', 'Dark']}>
      {groupOf(tokens.light, group).map((row) => (
        <tr key={row.name}>
          <td>{row.name}</td>
          <td>
            <code>{row.variable}</code>
          </td>
          <ValueCell row={row} ground={light.color.background.page} />
          <ValueCell row={darkRows.get(row.name) ?? row} ground={dark.color.background.page} />
        </tr>
      ))}
    </Table>
  );
}

function ValueCell({ row: { type, value }, ground }: { row: TokenRow; ground: string }) {
  const look = type === 'color' ? { background: value } : { boxShadow: value, background: ground };
  return (
    <td>
      <span className={swatchCell}>
        <span className={sample} style={{ backgroundColor: ground }}>
          <span className={swatch} style={look} />
        </span>
        <code>{value}</code>
      </span>
    </td>
  );
}

/** Tokens that are the same in all themes. */
export function BaseTable({ groups }: { groups: readonly string[] }) {
  return (
    <Table head={['Token', 'Variable', 'Value']}>
      {groups
        .flatMap((group) => groupOf(tokens.base, group))
        .map(({ name, variable, value }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>
              <code>{variable}</code>
            </td>
            <td>
              <code>{value}</code>
            </td>
          </tr>
        ))}
    </Table>
  );
}

const lowest = (color: typeof light.color, rule: (typeof contrastRules)[number]) =>
  rule
    .pairsOf(color)
    .map(([name, front, back]) => ({ name, ratio: contrast(front, back) }))
    .reduce((least, pair) => (pair.ratio < least.ratio ? pair : least));

/** What every theme has to keep, and its weakest pair in each. */
export const ContrastTable = () => (
  <Table head={['Rule: a theme …', 'At least', 'Lowest, light', 'Lowest, dark']}>
    {contrastRules.map((rule) => (
      <tr key={rule.title}>
        <td>{rule.title}</td>
        <td>{rule.least} : 1</td>
        {[light, dark].map(({ color }, index) => {
          const { name, ratio } = lowest(color, rule);
          return (
            <td key={index === 0 ? 'light' : 'dark'}>
              {(Math.floor(ratio * 100) / 100).toFixed(2)} : 1 ({name})
            </td>
          );
        })}
      </tr>
    ))}
  </Table>
);

/** Contrast of every text color on every ground, in both themes. */
export const TextContrastTable = () => (
  <Table head={['Pair', 'Light', 'Dark']}>
    {textPairs(light.color).map(([name, ratio], index) => (
      <tr key={name}>
        <td>{name}</td>
        <td>{ratio.toFixed(1)}</td>
        <td>{textPairs(dark.color)[index]?.[1].toFixed(1)}</td>
      </tr>
    ))}
  </Table>
);

const textPairs = (color: typeof light.color) =>
  contrastRules
    .slice(0, 1)
    .flatMap(({ pairsOf }) => pairsOf(color))
    .map(([name, front, back]): [string, number] => [name, contrast(front, back)]);

/** The media queries by name. */
export const MediaTable = () => (
  <Table head={['Name', 'Query']}>
    {Object.entries(media).map(([name, query]) => (
      <tr key={name}>
        <td>{name}</td>
        <td>
          <code>{query}</code>
        </td>
      </tr>
    ))}
  </Table>
);

/** Moves on hover and focus, in each duration. */
export const MotionSample = () => (
  <div className={moving.row}>
    {(['quick', 'standard'] as const).map((duration) => (
      <button key={duration} type="button" className={moving.button}>
        {duration}
        <span className={moving.dot[duration]} />
      </button>
    ))}
  </div>
);
