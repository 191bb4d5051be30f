import { NotebookScreen, useFailureText, useItemName } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { Offered } from '../../app/frame/offered.tsx';
import { useTitle } from '../../app/head/use-title.ts';
import { useServices } from '../../app/services.ts';
import { useNotebook } from '../../pages/notebook/use-notebook.ts';
import { useMeaningLanguage } from '../../pages/word-book/use-meaning-language.ts';
import { placeOfQuestion } from '../../questions/places/place-of-question.ts';
import { useOpenQuestion } from '../../questions/places/use-open-question.ts';

export const Component = () => (
  <Offered extra="notebook">
    <Notebook />
  </Offered>
);

function Notebook() {
  const services = useServices();
  const { bus } = services;
  const openQuestion = useOpenQuestion();
  const failureText = useFailureText();
  const { itemName } = useItemName();
  useTitle(useTranslation().t('pages.notebook'));
  const [meaningLanguage, setMeaningLanguage] = useMeaningLanguage();
  const { deleted, ...notebook } = useNotebook(
    services,
    (failure) => bus.publish('toast.show', { message: failureText(failure), tone: 'critical' }),
    meaningLanguage,
  );
  return (
    <NotebookScreen
      {...notebook}
      meaningLanguage={meaningLanguage}
      onMeaningLanguageChange={setMeaningLanguage}
      deleted={deleted && itemName(deleted.item)}
      onPractise={(question) => openQuestion(placeOfQuestion(question))}
    />
  );
}
