import type { ThemeChoice } from '@rehearse/ui/screens';
import { useSyncExternalStore } from 'react';

const key = 'theme';
const listeners = new Set<() => void>();
let chosen: ThemeChoice | undefined;

function stored(): ThemeChoice {
  try {
    const value = localStorage.getItem(key);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

const current = () => {
  chosen ??= stored();
  return chosen;
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function choose(theme: ThemeChoice): void {
  chosen = theme;
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // storage is blocked: the choice lasts until the page is closed
  }
  for (const listener of listeners) listener();
}

/** A prerendered page does not know the choice; `theme.js` applies it before the first paint. */
const atFirst = (): ThemeChoice => 'system';

/** The chosen theme, and a function to choose another; `system` follows the device. */
export function useTheme(): [ThemeChoice, (theme: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, current, atFirst), choose];
}
