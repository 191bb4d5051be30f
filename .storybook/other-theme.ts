import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;

/** Whether the stories are run as tests, not looked at. */
export const isTestRun = import.meta.env.VITEST_STORYBOOK === 'false';

const root = document.documentElement;

const still = new CSSStyleSheet();
still.replaceSync('*, *::before, *::after { transition: none !important; }');

/** The page and the open shadow roots in it. */
function rootsOf(tree: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const inside = [...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsOf(shadowRoot) : []));
  return [tree, ...inside];
}

/** Sets the page's theme; resolves once questions in shadow roots, which watch it, have it too. */
async function setTheme(theme: string, roots: readonly (Document | ShadowRoot)[]): Promise<void> {
  root.dataset.theme = theme;
  await Promise.resolve();
  // a reflow, so that nothing changes its colour later
  for (const { firstElementChild } of roots) firstElementChild?.getBoundingClientRect();
}

/** Runs a check in another theme, with transitions off so that no colour is checked halfway between two themes. */
async function under(theme: string, check: () => Promise<void>) {
  const before = root.dataset.theme ?? 'light';
  const roots = rootsOf(document);
  for (const each of roots) each.adoptedStyleSheets = [...each.adoptedStyleSheets, still];
  await setTheme(theme, roots);
  try {
    await check();
  } finally {
    await setTheme(before, roots);
    for (const each of roots) each.adoptedStyleSheets = each.adoptedStyleSheets.filter((sheet) => sheet !== still);
  }
}

/**
 * In test runs, axe checks the played story again in the other theme. A theme only changes colours, so only the colour rules
 * are repeated; their violations fail the story like any other.
 */
export const checkOtherTheme: AfterEach = async (context) => {
  if (!isTestRun) return;
  const { parameters } = context;
  const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  const runOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
  const a11y = { ...parameters.a11y, options: { ...parameters.a11y?.options, runOnly } };
  await under(theme, () => checkAccessibility({ ...context, parameters: { ...parameters, a11y } }));
};
