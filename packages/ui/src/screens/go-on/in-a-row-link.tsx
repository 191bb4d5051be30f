'use client';
import ListOrdered from 'lucide-react/icons/list-ordered';
import { ButtonLink } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { practiceInARowPath, sitePaths } from '../site-paths.ts';

export interface InARowLinkProps {
  /** The type that is chosen at first; absent for Read & Select. */
  submoduleId?: number | undefined;
}

/** To the form for practice in a row; nothing where the host has none. */
export function InARowLink({ submoduleId }: InARowLinkProps) {
  const { t } = useScreensTranslation();
  const href = submoduleId === undefined ? sitePaths.practiceInARow : practiceInARowPath(submoduleId);
  return (
    <ButtonLink variant="outline" size="small" icon={ListOrdered} href={href}>
      {t('goOn.inARow')}
    </ButtonLink>
  );
}
