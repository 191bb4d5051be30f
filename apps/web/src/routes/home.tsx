import { HomeScreen } from '@rehearse/ui/screens';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/use-title.ts';

const TryOut = lazy(() => import('../flows/try-out.tsx').then(({ TryOut: component }) => ({ default: component })));

export function Component() {
  useTitle(useTranslation().t('pages.home'));
  return (
    <HomeScreen
      tryOut={
        <Suspense fallback={null}>
          <TryOut />
        </Suspense>
      }
    />
  );
}
