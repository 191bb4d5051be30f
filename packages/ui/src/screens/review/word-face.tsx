'use client';
import type { Speech } from '@rehearse/practice-machines/ports';
import type { ReviewWord } from '@rehearse/practice-machines/review-session';
import Volume2 from 'lucide-react/icons/volume-2';
import type { Ref } from 'react';
import { Badge, Heading, IconButton, Inline, Stack, Text } from '../../components/index.ts';
import { useNotebookTranslation } from '../../i18n/use-notebook-translation.ts';
import { useVocabularyTranslation } from '../../i18n/use-vocabulary-translation.ts';
import { type MeaningLanguage, meaningsIn, translationsIn } from '../word-book/meanings.ts';
import { Pronunciation } from '../word-book/pronunciation.tsx';
import * as styles from './review-screen.css.ts';

export interface WordFaceProps {
  word: ReviewWord;
  meaningLanguage: MeaningLanguage;
  /** Shows the back as well. */
  revealed: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  answerRef: Ref<HTMLElement>;
  onPlay: (url: string, speech?: Speech) => void;
}

const accents = [
  { accent: 'british', play: 'card.playBritishHidden' },
  { accent: 'american', play: 'card.playAmericanHidden' },
] as const;

/** A word and its pronunciation, with its meaning on the back. */
export function WordFace({ word, meaningLanguage, revealed, headingRef, answerRef, onPlay }: WordFaceProps) {
  const { t } = useNotebookTranslation();
  const { t: sounds } = useVocabularyTranslation();
  const explained = meaningsIn(word, meaningLanguage);
  return (
    <div className={styles.face}>
      <Stack space="small" align="center">
        {word.level !== null && <Badge size="small">{word.level}</Badge>}
        <Heading level={2} size="word" lang="en" ref={headingRef} tabIndex={-1}>
          {word.text}
        </Heading>
        <Inline space="large" justify="center">
          {accents.map(({ accent, play }) => {
            const sound = word[accent];
            if (!sound) return null;
            const { ipa, audioUrl } = sound;
            return (
              <Pronunciation key={accent} accent={accent} ipa={ipa}>
                {audioUrl !== null && (
                  <IconButton
                    size="small"
                    tone="primary"
                    icon={Volume2}
                    label={sounds(play)}
                    onClick={() => onPlay(audioUrl, { text: word.text, voice: { accent } })}
                  />
                )}
              </Pronunciation>
            );
          })}
        </Inline>
      </Stack>
      {revealed ? (
        <section ref={answerRef} tabIndex={-1} aria-label={t('review.meaning')} className={styles.focusable}>
          <Stack space="small" align="center">
            {explained.length === 0 && (
              <Text size="lead" weight="medium">
                {t('review.noMeaning')}
              </Text>
            )}
            {explained.map(({ lang, texts }) => (
              <Text key={lang} size="lead" weight="medium" lang={word.level === null ? undefined : lang}>
                {texts.join('；')}
              </Text>
            ))}
            {word.example && (
              <>
                <Text size="passage" lang="en">
                  {word.example.en}
                </Text>
                {translationsIn(word.example, meaningLanguage).map(({ lang, text }) => (
                  <Text key={lang} tone="secondary" lang={lang}>
                    {text}
                  </Text>
                ))}
              </>
            )}
          </Stack>
        </section>
      ) : (
        <Text tone="secondary">{t('review.recall')}</Text>
      )}
    </div>
  );
}
