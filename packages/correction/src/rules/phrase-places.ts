import { NOUN, R } from '../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../tagging/token.ts';

type Test = (token: Token | undefined) => boolean;

export const PLACES: Readonly<Record<string, Test>> = {
  // the phrase is complete: punctuation, a conjunction or a preposition follows
  '@end': (token) => token === undefined || is(token, R.PUNCT | R.CC | R.SC | R.WH | R.IN | R.MD | R.TO | R.PRP | R.BE),
  // the sentence or clause ends
  '@stop': (token) => token === undefined || isPunctuation(token),
  // no noun follows
  '@open': (token) => !can(token, NOUN | R.JJ | R.VBG | R.POS | R.CC),
  '@det': (token) => is(token, R.DT | R.PRPS) || can(token, R.PRPS) || isWord(token, 'this', 'that', 'these', 'those'),
  '@thing': (token) => is(token, NOUN | R.JJ | R.DT | R.PRPS),
  '@noun': (token) => is(token, NOUN),
  '@plural': (token) => is(token, R.NNS),
  '@singular': (token) => is(token, R.NN),
  '@adjective': (token) => can(token, R.JJ) && !can(token, R.DT | R.QT | R.IN | R.VB | R.VBD | R.VBG),
  '@verb': (token) => can(token, R.VB | R.VBZ | R.VBD) && !can(token, R.IN),
  '@subject': (token) => (is(token, R.PRP) || is(token, R.PRP | R.PRPO)) && !can(token, R.DT | R.QT),
  '@object': (token) => can(token, R.PRPO) && !can(token, R.DT | R.QT | R.PRPS),
  '@number': (token) => is(token, R.CD),
  '@name': (token) => is(token, R.NNP),
  '@ing': (token) => can(token, R.VBG),
  '@base': (token) => is(token, R.VB),
  '@participle': (token) => can(token, R.VBN),
  // what a preposition governs begins
  '@obj': (token) => can(token, R.DT | R.PRPS | R.PRPO | R.VBG) || is(token, NOUN | R.JJ | R.CD | R.QT),
  // a clause begins: a subject
  '@clause': (token) =>
    (is(token, R.PRP) ||
      isWord(token, 'it', 'you', 'there', 'this', 'these', 'those', 'his', 'her') ||
      is(token, R.DT | R.PRPS)) &&
    !isWord(token, 'mine', 'ours'),
};
