import { PayCancelScreen } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useQueryValue } from '../../app/use-query-value.ts';
import { useTitle } from '../../app/use-title.ts';
import { useCanceledPayment } from '../../flows/use-canceled-payment.ts';

export function Component() {
  const { search } = useLocation();
  const [sessionId] = useQueryValue('session_id');
  const outcome = useCanceledPayment(sessionId);
  useTitle(useTranslation().t('pages.payCancel'));

  if (outcome === 'paid') return <Navigate to={`${paths.paySuccess}${search}`} replace />;
  return <PayCancelScreen declined={outcome === 'declined'} sessionId={sessionId} />;
}
