import type { DesignToken, DesignTokens } from '../themes/design-tokens.ts';

/** A token as a table shows it. */
export interface TokenRow {
  /** `text.caption.size` */
  name: string;
  type: DesignToken['$type'];
  /** The variable that a page can set. */
  variable: string;
  /** In CSS. */
  value: string;
}

const isToken = (entry: DesignToken | DesignTokens): entry is DesignToken => '$value' in entry;

/** All tokens of a tree, in its order. */
export function tokenRows(tree: DesignTokens, above: readonly string[] = []): TokenRow[] {
  return Object.entries(tree).flatMap(([key, entry]) => {
    const path = [...above, key];
    if (!isToken(entry)) return tokenRows(entry, path);
    const { variable, value } = entry.$extensions['app.rehearse.css'];
    return [{ name: path.join('.'), type: entry.$type, variable, value }];
  });
}
