import { SittingHistoryScreen, type SittingKindFilter, sittingPath } from '@rehearse/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Offered } from '../../app/frame/offered.tsx';
import { useTitle } from '../../app/head/use-title.ts';
import { useHistory } from '../../pages/tests/use-history.ts';

export const Component = () => (
  <Offered extra="sittings">
    <History />
  </Offered>
);

function History() {
  const navigate = useNavigate();
  const [kind, setKind] = useState<SittingKindFilter>('all');
  useTitle(useTranslation().t('pages.tests'));
  const history = useHistory(kind);
  return (
    <SittingHistoryScreen
      {...history}
      kind={kind}
      onKindChange={setKind}
      onContinue={({ sittingId }) => void navigate(sittingPath(sittingId))}
    />
  );
}
