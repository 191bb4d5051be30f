import { GrammarScreen } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../app/head/use-title.ts';
import { useGrammarLessons } from '../../pages/grammar/grammar-lessons.ts';

export function Component() {
  useTitle(useTranslation().t('pages.grammar'));
  return <GrammarScreen lessons={useGrammarLessons()} />;
}
