'use client';
import type { ReviewItem } from '@rehearse/practice-machines/review-session';
import { findType, types } from '@rehearse/question-types';
import { useNotebookTranslation } from '../../i18n/use-notebook-translation.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';

/** Names of question types and cards. */
export function useItemName() {
  const { t } = useScreensTranslation();
  const { t: tn } = useNotebookTranslation();
  const typeName = (submoduleId: number) => {
    const submodule = findType(submoduleId);
    return submodule ? t(`submodules.${submodule.id}`) : t('browser.title');
  };
  const itemName = (item: ReviewItem) =>
    item.kind === 'word' ? item.text : tn('list.question', { name: typeName(item.submoduleId), id: item.questionId });
  return { typeName, itemName };
}

/** A word judgement in the reader's language; null for an answer that is shown as it is. */
export function useSaid() {
  const { t } = useNotebookTranslation();
  return (submoduleId: number | undefined, answer: string) =>
    submoduleId === types.readAndSelect.id && (answer === 'yes' || answer === 'no') ? t(`said.${answer}`) : null;
}
