import type { TypeId } from '@rehearse/question-types';
import type { FindFaults } from './fault.ts';
import { faults as fillInTheBlanks } from './fill-in-the-blanks.ts';
import { faults as interactiveListening } from './interactive-listening.ts';
import { faults as interactiveReading } from './interactive-reading.ts';
import { faults as interactiveSpeaking } from './interactive-speaking.ts';
import { faults as readAndComplete } from './read-and-complete.ts';

const byType = {
  7: interactiveListening,
  8: readAndComplete,
  9: interactiveReading,
  10: fillInTheBlanks,
  15: interactiveSpeaking,
};

/** What finds the faults of a type that its schema can't; most types need nothing. The question fits the schema of its type. */
export const faultsOf = (id: TypeId): FindFaults<never> | undefined =>
  (byType as Partial<Record<TypeId, FindFaults<never>>>)[id];
