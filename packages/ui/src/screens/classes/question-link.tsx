'use client';
import { TextLink, VisuallyHidden } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { questionPath } from '../class-paths.ts';
import { Summary } from '../practice-browser/summary.tsx';
import { useScoreTexts } from '../score-scale/index.ts';
import type { AssignedQuestion } from './classes.types.ts';

interface QuestionLinkProps {
  question: AssignedQuestion;
  /** Leaves the page open, such as a form that is being filled in. */
  inNewTab?: boolean;
}

/** What a question is about, with the way to the question itself. */
export function QuestionLink({ question, inNewTab = false }: QuestionLinkProps) {
  const { t } = useClassesTranslation();
  const { typeName } = useScoreTexts();
  return (
    <TextLink tone="neutral" quiet href={questionPath(question)} target={inNewTab ? '_blank' : undefined}>
      {question.summary ? <Summary of={question.summary} /> : typeName(question.submoduleId)}
      {inNewTab && <VisuallyHidden> {t('give.newTab')}</VisuallyHidden>}
    </TextLink>
  );
}
