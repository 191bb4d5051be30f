import { createClock } from '@rehearse/device/clock';
import { wordJudgementOn } from '@rehearse/practice-machines/word-judgement';
import { Card } from '@rehearse/ui';
import { WordJudgement } from '@rehearse/ui/practice';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const words = [
  { word: 'harvest', correct: true },
  { word: 'restiment', correct: false },
  { word: 'tenuous', correct: true },
  { word: 'drabnick', correct: false },
] as const;

/** A live question on the front page, for anybody to answer at once. */
export function TryOut() {
  const [at, setAt] = useState(0);
  return (
    <Card space="xlarge">
      <Word key={at} at={at} onNext={() => setAt((at + 1) % words.length)} />
    </Card>
  );
}

function Word({ at, onNext }: { at: number; onNext: () => void }) {
  const { t } = useTranslation();
  const { word, correct } = words[at] ?? words[0];
  const [machine] = useState(() => wordJudgementOn({ clock: createClock() }));
  const actor = useActorRef(machine, {
    input: {
      question: { questionId: at, word, correct, explanation: t(`tryOut.${word}`) },
      durationSeconds: null,
      mode: 'learn',
    },
  });
  return <WordJudgement actor={actor} onNext={onNext} />;
}
