import { transform } from 'esbuild';

/** The oldest browsers the styles are written for. */
export const browsers = ['chrome120', 'safari17', 'firefox121'];

/** Style text for a shadow root, minified. Rules without declarations are dropped. */
export async function shadowText(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true, target: browsers });
  return code.trim();
}
