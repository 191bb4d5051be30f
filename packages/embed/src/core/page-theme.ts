/** The element around another, also out of a shadow root. */
function parentOf(element: Element): Element | null {
  const root = element.parentElement ? null : element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

function aroundOf(host: Element): Element[] {
  const around: Element[] = [];
  for (let element = parentOf(host); element; element = parentOf(element)) around.push(element);
  return around;
}

/**
 * The theme that a page declares around an element: by the nearest `data-theme`, or else by its CSS `color-scheme`. Null if it
 * declares none, or both, and leaves it to the system.
 */
export function pageTheme(host: Element): 'light' | 'dark' | null {
  const around = aroundOf(host);
  const marked = [host, ...around].map((element) => element.getAttribute('data-theme'));
  const named = marked.find((theme) => theme === 'light' || theme === 'dark');
  if (named) return named;
  // the styles inside set the scheme of the element itself
  const schemes = around[0] ? getComputedStyle(around[0]).getPropertyValue('color-scheme').split(' ') : [];
  const [isLight, isDark] = [schemes.includes('light'), schemes.includes('dark')];
  if (isLight === isDark) return null;
  return isDark ? 'dark' : 'light';
}

/** Calls back when a page may have changed its theme: by an attribute around an element, or with the system. */
export function watchPageTheme(host: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  const attributeFilter = ['data-theme', 'class', 'style'];
  for (const element of [host, ...aroundOf(host)]) observer.observe(element, { attributeFilter });
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}
