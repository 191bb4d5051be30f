'use client';
import type { Accent, WordBookEvent, WordCardView } from '@rehearse/practice-machines/word-book';
import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import { IconButton } from '../../components/index.ts';
import { useVocabularyTranslation } from '../../i18n/use-vocabulary-translation.ts';
import { Pronunciation } from './pronunciation.tsx';

interface PronunciationsProps {
  card: WordCardView;
  onEvent: (event: WordBookEvent) => void;
}

const accents = [
  { accent: 'british', play: 'card.playBritish', playHidden: 'card.playBritishHidden' },
  { accent: 'american', play: 'card.playAmerican', playHidden: 'card.playAmericanHidden' },
] as const satisfies { accent: Accent; play: string; playHidden: string }[];

/** Both pronunciations. The symbols are hidden with the word, because they reveal its spelling; the sound is not. */
export function Pronunciations({ card, onEvent }: PronunciationsProps) {
  const { t } = useVocabularyTranslation();
  const isHidden = card.isVocabularyHidden;
  return (
    <>
      {accents.map(({ accent, play, playHidden }) => {
        const phase = card.clips[accent];
        const isPlaying = phase === 'playing';
        return (
          <Pronunciation key={accent} accent={accent} ipa={card[accent].ipa} hidden={isHidden}>
            {card[accent].url !== null && (
              <IconButton
                size="small"
                tone="primary"
                icon={isPlaying ? Square : Volume2}
                label={isPlaying ? t('card.stop') : isHidden ? t(playHidden) : t(play, { word: card.word })}
                loading={phase === 'starting'}
                onClick={() =>
                  onEvent(isPlaying ? { type: 'audio.stop' } : { type: 'audio.play', wordId: card.id, accent })
                }
              />
            )}
          </Pronunciation>
        );
      })}
    </>
  );
}
