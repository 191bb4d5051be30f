'use client';
import type { SpeakingPrompt } from '@rehearse/practice-machines/speaking';
import { Skeleton, Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { LatePart, late } from '../late/index.ts';
import * as styles from './speaking.css.ts';

const english = { speaking: en.speaking };

const pictureOfPrompt = /* @__PURE__ */ late(() => import('../picture/index.ts'));

export interface PromptProps {
  prompt: SpeakingPrompt;
}

const instructions = {
  read: 'speaking.promptRead',
  talk: 'speaking.promptTalk',
  listen: 'speaking.promptListen',
  picture: 'speaking.promptPicture',
} as const;

/** The prompt, in the exam font. */
export function Prompt({ prompt }: PromptProps) {
  const { t } = usePracticeTexts(english);
  const { kind, text, guidingQuestions, picture, recommendedWords } = prompt;
  return (
    <Stack space="medium">
      <Text tone="secondary">
        {t(instructions[kind])}
        {recommendedWords !== null && ` ${t('speaking.recommended', { count: recommendedWords })}`}
      </Text>
      {picture !== null && (
        <LatePart part={pictureOfPrompt} waiting={<Skeleton variant="block" height={26} />}>
          {({ Picture }) => <Picture src={picture.url} alt={picture.alt} sources={picture.sources} />}
        </LatePart>
      )}
      {text !== '' && (
        <p lang="en" className={styles.prompt}>
          {text}
        </p>
      )}
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
