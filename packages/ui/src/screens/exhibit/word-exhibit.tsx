'use client';
import { useVocabularyTranslation } from '../../i18n/use-vocabulary-translation.ts';
import { defaultMeaningLanguage, meaningsIn, translationsIn } from '../word-book/meanings.ts';
import { Pronunciation } from '../word-book/pronunciation.tsx';
import { WordSheet } from '../word-book/word-sheet.tsx';
import { word } from './word.data.ts';

/** A word book entry: spelling, pronunciation, meaning and an example. */
export function WordExhibit() {
  const { language } = useVocabularyTranslation();
  const meaningLanguage = defaultMeaningLanguage(language);
  const translations = word.example ? translationsIn(word.example, meaningLanguage) : [];
  return (
    <WordSheet
      word={word}
      name={<strong lang="en">{word.word}</strong>}
      sounds={
        <>
          <Pronunciation accent="british" ipa={word.british.ipa} />
          <Pronunciation accent="american" ipa={word.american.ipa} />
        </>
      }
      meanings={meaningsIn(word, meaningLanguage).map(({ lang, texts }) => (
        <span key={lang} lang={lang}>
          {texts.join('；')}
        </span>
      ))}
      sentence={<span lang="en">{word.example?.en}</span>}
      translation={
        translations.length > 0 &&
        translations.map(({ lang, text }) => (
          <span key={lang} lang={lang}>
            {text}
          </span>
        ))
      }
    />
  );
}
