import { test as base, expect } from '@playwright/test';
import { noteHydration } from './hydration.ts';
import { createLearner, type Learner, signIn } from './learners.ts';

interface Fixtures {
  /** Errors on the console that the journey itself causes; by default, that a file or the service worker failed to load. */
  expectedErrors: RegExp;
  /** A new verified account, signed in on the page. */
  learner: Learner;
}

/** Journeys fail on any error that the page reports, except those that it causes itself. */
export const test = base.extend<Fixtures>({
  expectedErrors: [/^(Failed to load resource|An unknown error occurred when fetching the script)/, { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !expectedErrors.test(message.text())) errors.push(message.text());
    });
    await noteHydration(page);
    await use(page);
    expect(errors).toEqual([]);
  },
  learner: async ({ page }, use) => {
    const learner = await createLearner(page.request);
    await signIn(page, learner);
    await use(learner);
  },
});

export { createLearner, type Learner, newAddress, signIn } from './learners.ts';
export { expect };
