import { type Answered, Question } from '@rehearse/embed/react';
import { useState } from 'react';

const data = { type: 'read-and-select', word: 'harbor', correct: true };

export function App() {
  const [answered, setAnswered] = useState<Answered | null>(null);
  return (
    <main>
      <Question data={data} onAnswered={setAnswered} />
      <output id="answered">{answered && `score ${answered.score}`}</output>
    </main>
  );
}
