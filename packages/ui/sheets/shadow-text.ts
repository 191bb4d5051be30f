import { transform } from 'esbuild';

/** The oldest browsers the styles are written for. */
export const browsers = ['chrome120', 'safari17', 'firefox121'];

const minWidth = /@media screen and (\(min-width: ?\d+px\)) ?{/;
const fontFace = /@font-face ?{[^}]*}/g;
const ofPage = /:where\(html\.rehearse(?: ?> ?body)?\) ?{[^{}]*}/g;
const rem = /(?<![\w.-])(-?\d*\.?\d+)rem(?![\w-])/g;
const share = /(?<![\w.-])(\d*\.?\d+)vw(?![\w-])/g;

/** Where the block ends that is open at a position: the place of its closing brace. */
function endOfBlock(css: string, start: number): number {
  let open = 1;
  for (let at = start; at < css.length; at++) {
    if (css[at] === '{') open++;
    else if (css[at] === '}' && --open === 0) return at;
  }
  throw new Error(`A block of the styles isn't closed: ${css.slice(start, start + 80)}`);
}

/** Makes the window's width the container's. `screen` stays a condition: paper is laid out like a narrow screen. */
function queryContainer(css: string): string {
  const found = minWidth.exec(css);
  if (!found) return css;
  const start = found.index + found[0].length;
  const end = endOfBlock(css, start);
  const block = `@media screen{@container rehearse ${found[1]}{${css.slice(start, end)}}}`;
  return css.slice(0, found.index) + block + queryContainer(css.slice(end + 1));
}

/**
 * Adapts styles to a question on another page:
 *
 * - The root of the page may have any font size, so 1rem becomes a variable: the page's `--rh-rem`, or 16px.
 * - Fonts are declared by documents: browsers ignore `@font-face` in a shadow root. Rules of `<html>` and `<body>` reach nothing.
 * - Widths of the window become widths of the question, the container `rehearse`. `100vw` stays, for what covers the window.
 */
const adapt = (css: string) =>
  queryContainer(css)
    .replaceAll(fontFace, '')
    .replaceAll(ofPage, '')
    .replaceAll(rem, 'calc($1*var(--_rh-rem))')
    .replaceAll(share, (text, number: string) => (number === '100' ? text : `${number}cqi`));

/** Style text for a shadow root, minified. Rules without declarations are dropped. */
export async function shadowText(css: string): Promise<string> {
  const { code } = await transform(adapt(css), { loader: 'css', minify: true, target: browsers });
  return code.trim();
}
