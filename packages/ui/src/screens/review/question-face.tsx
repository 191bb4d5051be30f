'use client';
import { textIn } from '@rehearse/languages';
import type { Speech } from '@rehearse/practice-machines/ports';
import type { ReviewQuestion } from '@rehearse/practice-machines/review-session';
import Volume2 from 'lucide-react/icons/volume-2';
import type { Ref } from 'react';
import { Button, Heading, Inline, Stack, Text } from '../../components/index.ts';
import { useNotebookTranslation } from '../../i18n/use-notebook-translation.ts';
import { Picture } from '../../practice/picture/index.ts';
import { useItemName, useSaid } from '../notebook/item-name.ts';
import type { NotebookQuestionKey } from '../notebook/notebook.types.ts';
import * as styles from './review-screen.css.ts';

export interface QuestionFaceProps {
  question: ReviewQuestion;
  /** Shows the right answer as well. */
  revealed: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  answerRef: Ref<HTMLElement>;
  onPlay: (url: string, speech?: Speech) => void;
  onPractise: (question: NotebookQuestionKey) => void;
}

/** A short form of a question, with its answer on the back. */
export function QuestionFace({ question, revealed, headingRef, answerRef, onPlay, onPractise }: QuestionFaceProps) {
  const { t, language } = useNotebookTranslation();
  const { itemName } = useItemName();
  const { questionId, submoduleId, prompt, picture, audioUrl, speech } = question;
  const alt = picture === null ? '' : textIn(picture.alt, language);
  return (
    <div className={styles.questionFace}>
      <Stack space="medium">
        <Heading level={2} ref={headingRef} tabIndex={-1}>
          {itemName(question)}
        </Heading>
        {picture && (
          <div className={styles.picture}>
            <Picture src={picture.url} alt={alt} sources={picture.sources} />
          </div>
        )}
        {prompt !== '' && (
          <Text size="passage" lang="en" breaks>
            {prompt}
          </Text>
        )}
        <Inline>
          {audioUrl !== null && (
            <Button variant="outline" icon={Volume2} onClick={() => onPlay(audioUrl, speech)}>
              {t('review.listen')}
            </Button>
          )}
          <Button variant="outline" onClick={() => onPractise({ questionId, submoduleId })}>
            {t('review.practise')}
          </Button>
        </Inline>
      </Stack>
      {revealed ? (
        <Answer question={question} answerRef={answerRef} onPlay={onPlay} />
      ) : (
        <Text tone="secondary">{t('review.recallQuestion')}</Text>
      )}
    </div>
  );
}

function Answer({ question, answerRef, onPlay }: Pick<QuestionFaceProps, 'question' | 'answerRef' | 'onPlay'>) {
  const { t, language } = useNotebookTranslation();
  const { submoduleId, answer, answerAudioUrl, answerSpeech, explanation } = question;
  const said = useSaid()(submoduleId, answer);
  return (
    <section ref={answerRef} tabIndex={-1} aria-label={t('review.answer')} className={styles.focusable}>
      <Stack space="small">
        <Heading level={3}>{t('review.answer')}</Heading>
        {said !== null && <Text size="lead">{said}</Text>}
        {said === null && answer !== '' && (
          <Text size="passage" lang="en" breaks>
            {answer}
          </Text>
        )}
        {answerAudioUrl !== null && (
          <Inline>
            <Button variant="outline" icon={Volume2} onClick={() => onPlay(answerAudioUrl, answerSpeech)}>
              {t('review.listenAnswer')}
            </Button>
          </Inline>
        )}
        {explanation && <Text tone="secondary">{textIn(explanation, language)}</Text>}
      </Stack>
    </section>
  );
}
