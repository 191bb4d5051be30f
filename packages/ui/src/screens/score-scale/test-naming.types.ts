import type { LocalizedText } from '@rehearse/languages';

/** What a test is called by. */
export interface TestNaming {
  kind: 'drill' | 'placement' | 'mock';
  /** The exam that a mock test follows. */
  exam?: { name?: LocalizedText; form: 'full' | 'short' } | undefined;
  /** By how much every time was extended; absent for the exam's own times. */
  timeFactor?: number | undefined;
}
