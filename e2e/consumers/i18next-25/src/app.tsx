import { type Answered, Question } from '@rehearse/embed/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const data = { type: 'read-and-select', word: 'harbor', correct: true };

export function App() {
  const { t } = useTranslation();
  const [answered, setAnswered] = useState<Answered | null>(null);
  return (
    <main>
      <h2>{t('title')}</h2>
      <Question data={data} onAnswered={setAnswered} />
      <output id="answered">{answered && `score ${answered.score}`}</output>
    </main>
  );
}
