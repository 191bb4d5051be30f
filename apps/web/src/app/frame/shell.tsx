import { createToaster, LoadingOverlay, ToastRegion } from '@rehearse/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../services.ts';

/** Renders toasts and the loading overlay above all routes, driven by the bus. */
export function Shell({ children }: { children: ReactNode }) {
  const { bus } = useServices();
  const { t } = useTranslation();
  const [toaster] = useState(() => createToaster());
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    const ends = [
      bus.subscribe('loading', ({ active }) => setLoading(active)),
      bus.subscribe('toast.show', ({ message, tone }) => toaster.show(message, tone)),
      bus.subscribe('toast.hide', () => {
        for (const { id } of toaster.getMessages()) toaster.hide(id);
      }),
      bus.subscribe('token.expired', () => toaster.show(t('tokenExpired'), 'critical')),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [bus, toaster, t]);

  return (
    <>
      {children}
      <ToastRegion toaster={toaster} />
      {loading && <LoadingOverlay />}
    </>
  );
}
