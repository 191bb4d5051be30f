import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;

const root = document.documentElement;

/** Shows what is on screen under a theme at once: a colour halfway between two themes is the fault of neither. */
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
    // drawn, so that nothing is on its way back when transitions return
    void root.offsetWidth;
    still.remove();
  }
}

/**
 * In a run of the tests, axe looks at the played story once more under the theme that it was not drawn in. A theme only
 * changes colours, so only the rules about colour are repeated; their violations fail the story as the others do.
 */
export const checkOtherTheme: AfterEach = async (context) => {
  if (import.meta.env.VITEST_STORYBOOK !== 'false') return;
  const { parameters } = context;
  const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  const runOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
  const a11y = { ...parameters.a11y, options: { ...parameters.a11y?.options, runOnly } };
  await under(theme, () => checkAccessibility({ ...context, parameters: { ...parameters, a11y } }));
};
