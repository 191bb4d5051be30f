'use client';
import Compass from 'lucide-react/icons/compass';
import { ButtonLink, Container, EmptyState } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { sitePaths } from '../site-paths.ts';

/** Shown for unknown paths. */
export function NotFoundScreen() {
  const { t } = useScreensTranslation();
  return (
    <Container>
      <EmptyState
        icon={Compass}
        level={1}
        title={t('notFound.title')}
        description={t('notFound.text')}
        actions={<ButtonLink href={sitePaths.home}>{t('notFound.home')}</ButtonLink>}
      />
    </Container>
  );
}
