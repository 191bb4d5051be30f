import { wordBookView } from '@rehearse/practice-machines/word-book';
import { useVocabularyTranslation } from '@rehearse/ui/i18n';
import { useFailureText, WordBookScreen } from '@rehearse/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../app/services.ts';
import { useEmitted } from '../app/use-emitted.ts';
import { useTitle } from '../app/use-title.ts';
import { placeOfQuestion } from '../flows/place-of-question.ts';
import { useMeaningLanguage } from '../flows/use-meaning-language.ts';
import { useOpenQuestion } from '../flows/use-open-question.ts';
import { savedWordBookPlace, wordBookAt } from '../flows/word-book.ts';

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
