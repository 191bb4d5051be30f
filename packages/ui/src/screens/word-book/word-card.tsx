'use client';
import type { WordBookEvent, WordCardView, WordPart } from '@rehearse/practice-machines/word-book';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Badge, Button, Card, Notice, VisuallyHidden } from '../../components/index.ts';
import { useVocabularyTranslation } from '../../i18n/use-vocabulary-translation.ts';
import { Concealed } from './concealed.tsx';
import { Pronunciations } from './pronunciations.tsx';
import * as styles from './word-card.css.ts';

export interface WordCardProps {
  card: WordCardView;
  /** Which parts the learner hides. */
  concealable: Readonly<Record<WordPart, boolean>>;
  onEvent: (event: WordBookEvent) => void;
  /** Tells screen readers what a press did. */
  onSay: (words: string) => void;
}

const namedParts = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'conjunction',
  'preposition',
  'pronoun',
  'determiner',
  'interjection',
  'phrase',
] as const;

/** A word with all there is to know about it. */
export function WordCard({ card, concealable, onEvent, onSay }: WordCardProps) {
  const { t, language } = useVocabularyTranslation();
  const isChinese = language.startsWith('zh');
  const name = card.isVocabularyHidden ? t('card.hiddenWord') : card.word;
  const named = namedParts.find((part) => part === card.partOfSpeech);
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
    lang: 'en' as const,
  });
  const inChinese = (words: string) => ({
    ...concealedAs('meanings', card.isMeaningHidden, words),
    lang: 'zh-Hans' as const,
  });
  const mark = () => {
    onEvent({ type: 'word.mark', wordId: card.id });
    if (!card.isMarking) onSay(t(card.isMastered ? 'card.nowUnmastered' : 'card.nowMastered', { word: name }));
  };
  return (
    <Card as="article" space="large">
      <div className={styles.card}>
        <div className={styles.top}>
          <div className={styles.naming}>
            <h2 className={styles.word}>
              <Concealed label={t('reveal.vocabulary')} {...inEnglish(card.word)}>
                {card.word}
              </Concealed>
            </h2>
            <span
              className={isChinese ? styles.partOfSpeechUpright : styles.partOfSpeech}
              lang={named ? undefined : 'en'}
            >
              {named ? t(`card.partsOfSpeech.${named}`) : card.partOfSpeech}
            </span>
          </div>
          <Badge size="small" title={t('card.level', { level: card.difficultyLevel })}>
            {card.difficultyLevel}
          </Badge>
        </div>
        <Pronunciations card={card} onEvent={onEvent} />
        {card.soundFailure !== null && (
          <Notice tone="attention" announce="assertive">
            {t(`card.sound.${card.soundFailure}`)}
          </Notice>
        )}
        <div className={styles.meaning}>
          {card.meanings.length === 0 ? (
            t('card.noMeanings')
          ) : (
            <Concealed label={t('reveal.meanings')} {...inChinese(card.meanings.join('；'))}>
              {card.meanings.map((meaning, index) => (
                <span key={meaning} className={styles.oneMeaning}>
                  {card.meanings.length > 1 ? `${index + 1}. ${meaning}` : meaning}
                </span>
              ))}
            </Concealed>
          )}
        </div>
        <div className={styles.example}>
          <div className={styles.sentence}>
            <Concealed label={t('reveal.sentence')} {...inEnglish(card.example.en)}>
              {card.example.en}
            </Concealed>
          </div>
          <div className={styles.translation}>
            <Concealed label={t('reveal.translation')} {...inChinese(card.example.zh)}>
              {card.example.zh}
            </Concealed>
          </div>
        </div>
        <div className={styles.bottom}>
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
        </div>
      </div>
    </Card>
  );
}
