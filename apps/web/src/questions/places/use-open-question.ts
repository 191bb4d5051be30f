import type { QuestionPlace } from '@rehearse/practice-machines/question-browser';
import { useNavigate } from 'react-router-dom';
import { questionPath } from './question-address.ts';

/** Goes to a question's own address, with its place in the list it was opened from. */
export function useOpenQuestion() {
  const navigate = useNavigate();
  return (place: QuestionPlace) => void navigate(questionPath(place), { state: place });
}
