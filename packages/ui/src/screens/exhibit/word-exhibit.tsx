'use client';
import { Pronunciation } from '../word-book/pronunciation.tsx';
import { WordSheet } from '../word-book/word-sheet.tsx';
import { word } from './word.data.ts';

/** A word of the book: how it is written, said and meant, and a sentence that has it. */
export function WordExhibit() {
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
      meanings={<span lang="zh-Hans">{word.meanings.join('；')}</span>}
      sentence={<span lang="en">{word.example?.en}</span>}
      translation={<span lang="zh-Hans">{word.example?.zh}</span>}
    />
  );
}
