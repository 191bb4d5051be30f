import { NotebookScreen, useFailureText, useItemName } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { Offered } from '../../app/offered.tsx';
import { useServices } from '../../app/services.ts';
import { useTitle } from '../../app/use-title.ts';
import { placeOfQuestion } from '../../flows/place-of-question.ts';
import { useMeaningLanguage } from '../../flows/use-meaning-language.ts';
import { useNotebook } from '../../flows/use-notebook.ts';
import { useOpenQuestion } from '../../flows/use-open-question.ts';

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
