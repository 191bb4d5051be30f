import { ComingScreen } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import { useTitle } from '../app/use-title.ts';

/** Pages that are known but open later. */
export type ComingPage =
  | 'vocabulary'
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

export function Component() {
  const handle = useMatches().at(-1)?.handle as { page: ComingPage } | undefined;
  const name = useTranslation().t(`pages.${handle?.page ?? 'home'}`);
  useTitle(name);
  return <ComingScreen page={name} />;
}
