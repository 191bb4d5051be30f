'use client';
import type { Pronunciation, ReviewWord } from '@rehearse/practice-machines/review-session';
import Volume2 from 'lucide-react/icons/volume-2';
import type { Ref } from 'react';
import { Badge, Heading, IconButton, Inline, Stack, Text } from '../../components/index.ts';
import { useNotebookTranslation } from '../../i18n/use-notebook-translation.ts';
import * as styles from './review-screen.css.ts';

export interface WordFaceProps {
  word: ReviewWord;
  /** The other side shows too. */
  revealed: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  answerRef: Ref<HTMLElement>;
  onPlay: (url: string) => void;
}

const accents = ['british', 'american'] as const;

/** A word, how it sounds, and on the other side what it means. */
export function WordFace({ word, revealed, headingRef, answerRef, onPlay }: WordFaceProps) {
  const { t } = useNotebookTranslation();
  return (
    <div className={styles.face}>
      <Stack space="small" align="center">
        {word.level !== null && <Badge size="small">{word.level}</Badge>}
        <Heading level={2} size="word" lang="en" ref={headingRef} tabIndex={-1}>
          {word.text}
        </Heading>
        <Inline space="large" justify="center">
          {accents.map((accent) => {
            const sound = word[accent];
            return sound && <Accent key={accent} accent={accent} sound={sound} onPlay={onPlay} />;
          })}
        </Inline>
      </Stack>
      {revealed ? (
        <section ref={answerRef} tabIndex={-1} aria-label={t('review.meaning')} className={styles.focusable}>
          <Stack space="small" align="center">
            <Text size="lead" weight="medium">
              {word.meanings.length > 0 ? word.meanings.join('；') : t('review.noMeaning')}
            </Text>
            {word.example && (
              <>
                <Text size="passage" lang="en">
                  {word.example.en}
                </Text>
                <Text tone="secondary" lang="zh">
                  {word.example.zh}
                </Text>
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

interface AccentProps {
  accent: (typeof accents)[number];
  sound: Pronunciation;
  onPlay: (url: string) => void;
}

function Accent({ accent, sound: { ipa, audioUrl }, onPlay }: AccentProps) {
  const { t } = useNotebookTranslation();
  const name = t(`review.${accent}`);
  return (
    <Inline space="xxsmall" nowrap>
      <Text as="span" size="small" tone="secondary">
        {name} {ipa !== '' && `/${ipa}/`}
      </Text>
      {audioUrl !== null && (
        <IconButton icon={Volume2} label={t('review.play', { accent: name })} onClick={() => onPlay(audioUrl)} />
      )}
    </Inline>
  );
}
