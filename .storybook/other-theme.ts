import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;

/** Whether the stories are run as tests, not looked at. */
export const isTestRun = import.meta.env.VITEST_STORYBOOK === 'false';

const root = document.documentElement;

/** Runs a check in another theme, with transitions off so that no colour is checked halfway between two themes. */
async function under(theme: string, check: () => Promise<void>) {
  const before = root.dataset.theme ?? 'light';
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; }';
  document.head.append(still);
  root.dataset.theme = theme;
  try {
    await check();
  } finally {
    root.dataset.theme = before;
    // forces a reflow before transitions are enabled again
    void root.offsetWidth;
    still.remove();
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
