import { type ListedSitting, useFailureText } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.ts';
import { failureOf } from '../../host/failure.ts';
import { deleteSitting } from './sittings.ts';

/** Deletes a sitting and says so. Resolves to whether it is gone. */
export function useDeletion() {
  const services = useServices();
  const failureText = useFailureText();
  const { t } = useTranslation();
  return async ({ sittingId, kind }: Pick<ListedSitting, 'sittingId' | 'kind'>): Promise<boolean> => {
    try {
      await deleteSitting(services, sittingId);
    } catch (error) {
      services.bus.publish('toast.show', { message: failureText(failureOf(error)), tone: 'critical' });
      return false;
    }
    services.bus.publish('toast.show', { message: t(`sittingDeleted.${kind}`), tone: 'positive' });
    return true;
  };
}
