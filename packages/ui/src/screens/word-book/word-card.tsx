'use client';
import type { WordBookEvent, WordCardView, WordPart } from '@rehearse/practice-machines/word-book';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Button, Card, Inline, Notice, VisuallyHidden } from '../../components/index.ts';
import { useVocabularyTranslation } from '../../i18n/use-vocabulary-translation.ts';
import { Concealed } from './concealed.tsx';
import { type MeaningLanguage, meaningsIn, translationsIn } from './meanings.ts';
import { Pronunciations } from './pronunciations.tsx';
import * as styles from './word-card.css.ts';
import { WordSheet } from './word-sheet.tsx';

export interface WordCardProps {
  card: WordCardView;
  meaningLanguage: MeaningLanguage;
  /** The parts hidden by the learner. */
  concealable: Readonly<Record<WordPart, boolean>>;
  onEvent: (event: WordBookEvent) => void;
  /** Opens a question that uses the word; without it, there is no such button. */
  onPractise?: (() => void) | undefined;
  /** Announces the result of an action to screen readers. */
  onSay: (words: string) => void;
}

/** A word with all its details. */
export function WordCard({ card, meaningLanguage, concealable, onEvent, onPractise, onSay }: WordCardProps) {
  const { t } = useVocabularyTranslation();
  const name = card.isVocabularyHidden ? t('card.hiddenWord') : card.word;
  const concealedAs = (part: WordPart, isHidden: boolean, words: string) => ({
    concealable: concealable[part],
    hidden: isHidden,
    onToggle: () => {
      onEvent({ type: 'part.reveal', wordId: card.id, part });
      onSay(isHidden ? words : '');
    },
  });
  const inEnglish = (words: string) => ({
    ...concealedAs('vocabulary', card.isVocabularyHidden, words),
    lang: 'en',
  });
  const inMeanings = (lang: string, words: string) => ({
    ...concealedAs('meanings', card.isMeaningHidden, words),
    lang,
  });
  const explained = meaningsIn(card, meaningLanguage);
  const translations = card.example ? translationsIn(card.example, meaningLanguage) : [];
  const mark = () => {
    onEvent({ type: 'word.mark', wordId: card.id });
    if (!card.isMarking) onSay(t(card.isMastered ? 'card.nowUnmastered' : 'card.nowMastered', { word: name }));
  };
  return (
    <Card as="article" space="large">
      <WordSheet
        word={card}
        name={
          <h2 className={styles.heading}>
            <Concealed label={t('reveal.vocabulary')} {...inEnglish(card.word)}>
              {card.word}
            </Concealed>
          </h2>
        }
        sounds={<Pronunciations card={card} onEvent={onEvent} />}
        notice={
          card.soundFailure !== null && (
            <Notice tone="attention" announce="assertive">
              {t(`card.sound.${card.soundFailure}`)}
            </Notice>
          )
        }
        meanings={
          explained.length === 0
            ? t('card.noMeanings')
            : explained.map(({ lang, texts }) => (
                <Concealed key={lang} label={t('reveal.meanings')} {...inMeanings(lang, texts.join('；'))}>
                  {texts.map((meaning, index) => (
                    <span key={meaning} className={styles.oneMeaning}>
                      {texts.length > 1 ? `${index + 1}. ${meaning}` : meaning}
                    </span>
                  ))}
                </Concealed>
              ))
        }
        sentence={
          card.example && (
            <Concealed label={t('reveal.sentence')} {...inEnglish(card.example.en)}>
              {card.example.en}
            </Concealed>
          )
        }
        translation={
          translations.length > 0 &&
          translations.map(({ lang, text }) => (
            <Concealed key={lang} label={t('reveal.translation')} {...inMeanings(lang, text)}>
              {text}
            </Concealed>
          ))
        }
        actions={
          <Inline space="small" justify="end">
            {onPractise && (
              <Button variant="text" size="small" onClick={onPractise}>
                {t('card.practise')}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            )}
            <Button
              variant="outline"
              size="small"
              tone={card.isMastered ? 'neutral' : 'primary'}
              icon={card.isMastered ? CircleCheck : Circle}
              onClick={mark}
            >
              {t(card.isMastered ? 'card.mastered' : 'card.master')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </Inline>
        }
      />
    </Card>
  );
}
