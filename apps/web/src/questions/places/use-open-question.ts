import type { QuestionPlace } from '@rehearse/practice-machines/question-browser';
import { useNavigate } from 'react-router-dom';
import { questionPath } from './question-path.ts';

/** Opens a question at its own URL, with its position in the current list. */
export function useOpenQuestion() {
  const navigate = useNavigate();
  return (place: QuestionPlace) => void navigate(questionPath(place), { state: place });
}
