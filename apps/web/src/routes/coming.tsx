import { ComingScreen } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/use-title.ts';

interface ComingProps {
  page:
    | 'vocabulary'
    | 'notebook'
    | 'preview'
    | 'refunds'
    | 'credits'
    | 'pricing'
    | 'courses'
    | 'speakingAi'
    | 'writingAi'
    | 'mockTest'
    | 'blog'
    | 'careers'
    | 'contact'
    | 'about'
    | 'terms'
    | 'privacy';
}

/** A page that is known but opens later. */
export function Coming({ page }: ComingProps) {
  const name = useTranslation().t(`pages.${page}`);
  useTitle(name);
  return <ComingScreen page={name} />;
}
