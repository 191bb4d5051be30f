import { type Calls, ok, pageOf } from './calls.ts';

const spelled = ['bridge', 'ferry', 'harbour', 'mill', 'river'];

/** The word-book calls, on words with the fields that the specification names. */
export function createWords(): Calls {
  const words = spelled.map((word, index) => ({
    id: index + 1,
    word,
    difficultyLevel: 'CEFR-B1',
    translationCNList: JSON.stringify([['桥', '渡船', '港口', '磨坊', '河流'][index]]),
    britishPhoneticSymbols: word,
    britishAudioSrc: '/sound.wav',
    americanPhoneticSymbols: word,
    americanAudioSrc: null,
    status: false,
  }));
  return {
    'POST /wordbook/list': (call) => pageOf(words, call),
    'POST /wordbook/search': (call) =>
      pageOf(
        words.filter(({ word }) => word.startsWith(String(call.body['query']))),
        call,
      ),
    'POST /wordbook/practice/status': ({ body }) => {
      const word = words.find(({ id }) => id === body['wordId']);
      if (word) word.status = !word.status;
      return ok(null);
    },
  };
}
