import { PaySuccessScreen } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useTitle } from '../../app/head/use-title.ts';
import { paths } from '../../lib/paths.ts';
import { usePayment } from '../../pages/payments/use-payment.ts';

export function Component() {
  const navigate = useNavigate();
  const from = useLocation();
  const sessionId = useSearchParams()[0].get('session_id');
  const { view, check } = usePayment(sessionId);
  useTitle(useTranslation().t('pages.paySuccess'));

  return (
    <PaySuccessScreen
      view={view}
      sessionId={sessionId}
      onCheck={check}
      onLogin={() => void navigate(paths.login, { state: { from } })}
    />
  );
}
