import { GoOn } from '@rehearse/ui/screens';
import { useState } from 'react';
import { savedQuestionPlace } from './place-storage.ts';

const isPlace = (saved: unknown): saved is { questionId: number; submoduleId: number } =>
  typeof saved === 'object' &&
  saved !== null &&
  'questionId' in saved &&
  typeof saved.questionId === 'number' &&
  'submoduleId' in saved &&
  typeof saved.submoduleId === 'number';

/** The way back to the question that was open last on this device. */
export function GoOnWhereYouWere() {
  const [saved] = useState(savedQuestionPlace);
  return <GoOn last={isPlace(saved) ? saved : null} />;
}
