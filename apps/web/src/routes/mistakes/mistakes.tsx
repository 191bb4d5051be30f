import { MistakesScreen, useFailureText } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { Offered } from '../../app/frame/offered.tsx';
import { useTitle } from '../../app/head/use-title.ts';
import { useServices } from '../../app/services.ts';
import { useQueryValue } from '../../app/use-query-value.ts';
import { kindOf } from '../../pages/mistakes/kind-of.ts';
import { useMistakes } from '../../pages/mistakes/use-mistakes.ts';
import { placeOfQuestion } from '../../questions/places/place-of-question.ts';
import { useOpenQuestion } from '../../questions/places/use-open-question.ts';

export const Component = () => (
  <Offered extra="mistakes">
    <Mistakes />
  </Offered>
);

function Mistakes() {
  const services = useServices();
  const openQuestion = useOpenQuestion();
  const failureText = useFailureText();
  const [name, setName] = useQueryValue('kind');
  const kind = kindOf(name);
  useTitle(useTranslation().t('pages.mistakes'));
  const mistakes = useMistakes(services, kind, (failure) =>
    services.bus.publish('toast.show', { message: failureText(failure), tone: 'critical' }),
  );
  return (
    <MistakesScreen
      {...mistakes}
      kind={kind}
      onKindChange={setName}
      onOpenQuestion={(question) => openQuestion(placeOfQuestion(question))}
    />
  );
}
