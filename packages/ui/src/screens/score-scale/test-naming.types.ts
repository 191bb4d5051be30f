import type { LocalizedText } from '@rehearse/languages';

/** What a test is called by. */
export interface TestNaming {
  kind: 'drill' | 'placement' | 'mock';
  /** The exam that a mock test follows. */
  exam?: { name?: LocalizedText; form: 'full' | 'short' } | undefined;
}
