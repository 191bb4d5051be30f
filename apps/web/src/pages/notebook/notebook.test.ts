// @vitest-environment node
import type { ReviewCard } from '@rehearse/api-client';
import { expect, it } from 'vitest';
import { toEntry } from './notebook.ts';

const now = '2030-01-15T12:00:00.000Z';
const card: ReviewCard = {
  cardId: 1,
  kind: 'word',
  status: 'learning',
  reason: 'wrongLetters',
  given: 'harvset',
  score: null,
  sourceQuestion: { questionId: 9, submoduleId: 10 },
  timesMissed: 1,
  streak: 0,
  dueAt: '2030-01-15T12:10:00.000Z',
  graduatedAt: null,
  createdAt: now,
  word: {
    text: 'harvest',
    meaning: null,
    entry: {
      id: 3,
      word: 'harvest',
      difficultyLevel: 'CEFR-B1',
      translationCNList: '["收获","收成"]',
      britishPhoneticSymbols: 'ˈhɑːvɪst',
      britishAudioSrc: '/media/speech/a.mp3',
      americanPhoneticSymbols: 'ˈhɑːrvɪst',
      americanAudioSrc: '',
      status: false,
      partOfSpeech: 'noun',
      example: { en: 'The harvest was good.', zh: '收成很好。' },
    },
  },
  question: null,
};

it('a word of the word book comes with its sounds at the host, and when it comes back by the host’s clock', () => {
  expect(toEntry(card, { host: 'https://host.example', now })).toMatchObject({
    inSeconds: 600,
    source: { questionId: 9, submoduleId: 10 },
    item: {
      kind: 'word',
      meanings: ['收获', '收成'],
      british: { audioUrl: 'https://host.example/media/speech/a.mp3' },
      american: { audioUrl: null },
      example: { en: 'The harvest was good.', zh: '收成很好。' },
    },
  });
});

it('a word of one’s own has its meaning alone', () => {
  const own = { ...card, word: { text: 'off the cuff', meaning: '即兴', entry: null } };
  expect(toEntry(own, { host: '', now }).item).toMatchObject({ meanings: ['即兴'], level: null, british: null });
});

it('a question about a picture comes with all files of the picture at the host', () => {
  const question = {
    ...{
      questionId: 1100001,
      submoduleId: 11,
      moduleId: 4,
      difficultyLevel: 'Easy' as const,
      prompt: '',
      answer: 'A sample.',
    },
    ...{ imageUrl: '/media/pictures/park.jpg', imageAlt: { en: 'A photo of a park', zh: '一张公园的照片' } },
  };
  const entry = toEntry({ ...card, kind: 'question', word: null, question }, { host: 'https://host.example', now });
  expect(entry.item).toMatchObject({
    picture: {
      url: 'https://host.example/media/pictures/park.jpg',
      sources: [
        { srcSet: expect.stringMatching(/^https:\/\/host\.example\/media\/pictures\/park-480\.avif 480w/) },
        { type: 'image/jpeg' },
      ],
    },
  });
});

it('a dictation says its sentence, and a reading its text, each in its accent', () => {
  const heard = (more: object) => {
    const question = {
      ...{ questionId: 1, submoduleId: 6, moduleId: 3, difficultyLevel: 'Easy' as const, prompt: '', answer: '' },
      ...more,
    };
    return toEntry({ ...card, kind: 'question', word: null, question }, { host: '', now }).item;
  };
  const audioVoice = { accent: 'british' };
  expect(heard({ answer: 'The ferry leaves at noon.', audioUrl: '/a.mp3', audioVoice })).toMatchObject({
    speech: { text: 'The ferry leaves at noon.', voice: audioVoice },
  });
  const reading = { submoduleId: 2, prompt: 'Read me.', answerAudioUrl: '/b.mp3', answerVoice: audioVoice };
  expect(heard(reading)).toMatchObject({ answerSpeech: { text: 'Read me.', voice: audioVoice } });
  expect(heard(reading)).not.toHaveProperty('speech');
});

it('a prompt that was cut for the card is not what its clip says', () => {
  const question = {
    ...{ questionId: 1, submoduleId: 2, moduleId: 1, difficultyLevel: 'Easy' as const, answer: '' },
    ...{ prompt: 'A very long text…', answerAudioUrl: '/b.mp3' },
  };
  const { item } = toEntry({ ...card, kind: 'question', word: null, question }, { host: '', now });
  expect(item).toMatchObject({ answerSpeech: { text: '' } });
});

it('meanings that can’t be read are none', () => {
  const entry = card.word?.entry;
  const odd = {
    ...card,
    word: { text: 'x', meaning: null, entry: entry ? { ...entry, translationCNList: 'x' } : null },
  };
  expect(toEntry(odd, { host: '', now }).item).toMatchObject({ meanings: [] });
});
