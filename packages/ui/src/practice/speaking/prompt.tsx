'use client';
import type { SpeakingPrompt } from '@rehearse/practice-machines/speaking';
import { Stack, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import * as styles from './speaking.css.ts';

export interface PromptProps {
  prompt: SpeakingPrompt;
}

/** What is to be said, in the exam's own face. */
export function Prompt({ prompt }: PromptProps) {
  const { t } = usePracticeTranslation();
  const { kind, text, guidingQuestions, imageUrl } = prompt;
  return (
    <Stack space="medium">
      <Text tone="secondary">{t(kind === 'read' ? 'speaking.promptRead' : 'speaking.promptTalk')}</Text>
      {imageUrl !== null && <img className={styles.picture} src={imageUrl} alt="" />}
      <p lang="en" className={styles.prompt}>
        {text}
      </p>
      {guidingQuestions.length > 0 && (
        <ul lang="en" className={styles.questions}>
          {guidingQuestions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
