import { wordBookView } from '@rehearse/practice-machines/word-book';
import { useVocabularyTranslation } from '@rehearse/ui/i18n';
import { useFailureText, WordBookScreen } from '@rehearse/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/head/use-title.ts';
import { useServices } from '../app/services.ts';
import { useEmitted } from '../lib/use-emitted.ts';
import { useMeaningLanguage } from '../pages/word-book/use-meaning-language.ts';
import { savedWordBookPlace, wordBookAt } from '../pages/word-book/word-book.ts';
import { placeOfQuestion } from '../questions/places/place-of-question.ts';
import { useOpenQuestion } from '../questions/places/use-open-question.ts';

export function Component() {
  const { api, bus } = useServices();
  const openQuestion = useOpenQuestion();
  const [machine] = useState(() => wordBookAt(api));
  const [saved] = useState(savedWordBookPlace);
  const actor = useActorRef(machine, { input: { saved } });
  const view = useSelector(actor, wordBookView);
  const [meaningLanguage, setMeaningLanguage] = useMeaningLanguage();
  const { t } = useVocabularyTranslation();
  const failureText = useFailureText();
  useTitle(useTranslation().t('pages.vocabulary'));

  useEmitted(actor, {
    markFailed: ({ word, failure }) =>
      bus.publish('toast.show', {
        message: t('markFailed', { word, message: failureText(failure) }),
        tone: 'critical',
      }),
  });

  return (
    <WordBookScreen
      view={view}
      meaningLanguage={meaningLanguage}
      onMeaningLanguageChange={setMeaningLanguage}
      onEvent={actor.send}
      onPractise={(question) => openQuestion(placeOfQuestion(question))}
    />
  );
}
