import { questionBrowserView } from '@rehearse/practice-machines/question-browser';
import { GoOn, PracticeBrowserScreen } from '@rehearse/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useTitle } from '../../app/head/use-title.ts';
import { useServices } from '../../app/services.ts';
import { useSessionStatus } from '../../app/use-session-status.ts';
import { useEmitted } from '../../lib/use-emitted.ts';
import { savedBrowserPlace, savedQuestionPlace } from '../../questions/places/place-storage.ts';
import { questionBrowserAt } from '../../questions/places/question-browser.ts';
import { questionPath } from '../../questions/places/question-path.ts';
import { useNextToDo } from '../../questions/places/use-next-to-do.ts';
import { useOpenQuestion } from '../../questions/places/use-open-question.ts';
import { useQuestionJump } from '../../questions/places/use-question-jump.ts';
import { useRetiredType } from '../../questions/places/use-retired-type.ts';

export function Component() {
  const services = useServices();
  const { api } = services;
  const navigate = useNavigate();
  const openQuestion = useOpenQuestion();
  const [machine] = useState(() => questionBrowserAt(api));
  const [saved] = useState(savedBrowserPlace);
  const actor = useActorRef(machine, { input: { saved } });
  const view = useSelector(actor, questionBrowserView);
  const { submoduleId, filters } = view;
  const [wasSomewhere] = useState(() => savedQuestionPlace() !== null);
  const next = useNextToDo(services, useSessionStatus());
  const { state, jump } = useQuestionJump(api, {
    submoduleId,
    onFound: (questionId) => void navigate(questionPath({ questionId, submoduleId, filters })),
  });
  const retired = useRetiredType(services, submoduleId);
  useTitle(useTranslation().t('pages.practice'));

  useEmitted(actor, { questionOpened: ({ question }) => openQuestion(question) });

  return (
    <PracticeBrowserScreen
      view={view}
      onEvent={actor.send}
      jump={state}
      onJump={jump}
      retired={retired}
      goOn={next !== null && (next !== undefined || wasSomewhere) && <GoOn next={next} />}
    />
  );
}
