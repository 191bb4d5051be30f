import type { VoiceChoice } from '@rehearse/practice-machines/ports';
import { choiceItem } from './choice-storage.ts';

const idOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

function readChoice(saved: unknown): VoiceChoice {
  const { british, american }: Partial<Record<keyof VoiceChoice, unknown>> =
    typeof saved === 'object' && saved !== null ? saved : {};
  return { british: idOf(british), american: idOf(american) };
}

const item = choiceItem(readChoice);

const listeners = new Set<() => void>();

/** The voices chosen on this device; files by default. */
export const storedChoice = {
  get: item.get,
  /** Calls back at every choice on this page. */
  onChoice(listener: () => void): void {
    listeners.add(listener);
  },
  set(choice: VoiceChoice): void {
    if (choice.british === null && choice.american === null) item.remove();
    else item.set(choice);
    for (const listener of listeners) listener();
  },
};
