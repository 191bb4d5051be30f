/** Every node that the newest input passed through, so that it's known even of elements that it removed. */
let path = new WeakSet<EventTarget>();
let at = Number.NEGATIVE_INFINITY;
let isWatching = false;

const JUST_NOW_MS = 1000;

function note(event: Event): void {
  path = new WeakSet(event.composedPath());
  at = performance.now();
}

/** Starts to follow where on the page the learner acts. Calling it again has no effect. */
export function watchInput(): void {
  if (isWatching) return;
  isWatching = true;
  // A wheel counts as well: someone who scrolls elsewhere has left the question.
  for (const type of ['pointerdown', 'keydown', 'wheel']) {
    document.addEventListener(type, note, { capture: true, passive: true });
  }
}

/** Whether the learner's newest key press, press or turn of the wheel was inside. */
export const wasLastUsed = (root: Node): boolean => path.has(root);

/** Whether that was within the last second, so that what happens now is likely to be its result. */
export const wasJustUsed = (root: Node): boolean => path.has(root) && performance.now() - at < JUST_NOW_MS;
