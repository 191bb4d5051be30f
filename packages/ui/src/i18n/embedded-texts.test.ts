import { languages } from '@rehearse/languages';
import { expect, it } from 'vitest';

/** An embedded question carries none of the texts of whole screens, so it has the names and the tasks of the types itself. */
it.each(languages)('names and describes the types like the screens, in "%s"', async (language) => {
  const { default: screens } = await import(`./locales/${language}/screens.json`);
  const { default: embedded } = await import(`./locales/${language}/embedded.json`);
  expect(embedded.names).toEqual(screens.submodules);
  expect(embedded.tasks).toEqual(screens.question.tasks);
});
