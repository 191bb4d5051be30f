import { questionBrowserView } from '@rehearse/practice-machines/question-browser';
import { PracticeBrowserScreen } from '@rehearse/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useServices } from '../../app/services.ts';
import { useEmitted } from '../../app/use-emitted.ts';
import { useTitle } from '../../app/use-title.ts';
import { savedBrowserPlace } from '../../flows/place-storage.ts';
import { questionBrowserAt } from '../../flows/question-browser.ts';

export function Component() {
  const { api } = useServices();
  const navigate = useNavigate();
  const [machine] = useState(() => questionBrowserAt(api));
  const [saved] = useState(savedBrowserPlace);
  const actor = useActorRef(machine, { input: { saved } });
  const view = useSelector(actor, questionBrowserView);
  useTitle(useTranslation().t('pages.practice'));

  useEmitted(actor, { questionOpened: ({ question }) => void navigate(paths.question, { state: question }) });

  return <PracticeBrowserScreen view={view} onEvent={actor.send} />;
}
