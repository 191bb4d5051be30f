'use client';
import Hammer from 'lucide-react/icons/hammer';
import { ButtonLink, Container, EmptyState } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { sitePaths } from '../site-paths.ts';

export interface ComingScreenProps {
  /** Name of the page that opens soon. */
  page: string;
}

/** A page that is known but not open yet. */
export function ComingScreen({ page }: ComingScreenProps) {
  const { t } = useScreensTranslation();
  return (
    <Container>
      <EmptyState
        icon={Hammer}
        level={1}
        title={t('coming.title', { page })}
        description={t('coming.text')}
        actions={<ButtonLink href={sitePaths.practice}>{t('coming.practice')}</ButtonLink>}
      />
    </Container>
  );
}
