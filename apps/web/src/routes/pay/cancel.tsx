import { PayCancelScreen } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { useTitle } from '../../app/head/use-title.ts';
import { useQueryValue } from '../../app/use-query-value.ts';
import { paths } from '../../lib/paths.ts';
import { useCanceledPayment } from '../../pages/payments/use-canceled-payment.ts';

export function Component() {
  const { search } = useLocation();
  const [sessionId] = useQueryValue('session_id');
  const outcome = useCanceledPayment(sessionId);
  useTitle(useTranslation().t('pages.payCancel'));

  if (outcome === 'paid') return <Navigate to={`${paths.paySuccess}${search}`} replace />;
  return <PayCancelScreen declined={outcome === 'declined'} sessionId={sessionId} />;
}
