import type { Page } from '@playwright/test';
import { expect } from './test.ts';

type Told = { told?: string[] };

/** Runs in the page: records announcements of live regions, in order. A polite region inserted with its text is not announced, as in most screen readers. */
function listen() {
  const told: string[] = [];
  (window as unknown as Told).told = told;
  const REGIONS = '[aria-live], [role="status"], [role="alert"], [role="log"]';

  const wordsOf = (region: Element) => {
    const copy = region.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const isHeard = (region: Element) =>
    region.getAttribute('aria-live') !== 'off' &&
    region.checkVisibility() &&
    !region.closest('[aria-hidden="true"], [inert]') &&
    (document.querySelector('dialog:modal')?.contains(region) ?? true);
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const isNew = (region: Element) => added.some((node) => node.contains(region));
    const changed = changes
      .map(({ target }) => elementOf(target)?.closest(REGIONS))
      .filter((region) => region && !isNew(region));
    const alerts = added
      .filter((node) => node instanceof Element)
      .flatMap((node) => [
        ...(node.matches('[role="alert"]') ? [node] : []),
        ...node.querySelectorAll('[role="alert"]'),
      ]);
    for (const region of new Set([...changed, ...alerts])) {
      if (!region?.isConnected || !isHeard(region)) continue;
      const words = wordsOf(region);
      if (words !== '') told.push(words);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Records live region announcements on this page, from its next load on. */
export async function screenReaderOn(page: Page) {
  await page.addInitScript(listen);
  let from = 0;
  const told = () => page.evaluate(() => (window as unknown as Told).told ?? []);
  return {
    /** Waits for these announcements in order, after those of the previous call; others may come in between. */
    async hears(...words: (string | RegExp)[]) {
      await expect(async () => {
        const all = await told();
        let at = from;
        for (const word of words) {
          const place = all.findIndex(
            (each, index) => index >= at && (word instanceof RegExp ? word.test(each) : each === word),
          );
          expect(place, `"${word}" among ${JSON.stringify(all.slice(at))}`).toBeGreaterThanOrEqual(0);
          at = place + 1;
        }
        from = at;
      }).toPass({ timeout: 10_000 });
    },
  };
}
