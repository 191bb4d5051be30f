import {
  type ApiClient,
  type Word as HostWord,
  listWords,
  searchWords,
  toggleWordMastered,
  unwrap,
  unwrapIfAny,
} from '@rehearse/api-client';
import { createClock } from '@rehearse/device/clock';
import { createPlayer } from '@rehearse/device/player';
import { createStorage } from '@rehearse/device/storage';
import { followVoiceChoice } from '@rehearse/device/voices';
import { resolveHostUrl } from '@rehearse/embed/types';
import {
  marksBy,
  playbackOn,
  type Word,
  type WordBookPlace,
  type WordBookStorageEvent,
  type WordPage,
  type WordPageRequest,
  waitOn,
  wordBookMachine,
} from '@rehearse/practice-machines/word-book';
import { fromCallback, fromPromise } from 'xstate';
import { meaningsOf } from './word-meanings.ts';

const place = createStorage().item<unknown>('wordBook', (saved) => saved ?? null);

/** The stored word book state, unchecked; the machine validates it. */
export const savedWordBookPlace = (): unknown => place.get();

/** A word for the machine, with absolute sound URLs. */
function toWord(word: HostWord, apiHost: string): Word {
  return {
    id: word.id,
    word: word.word,
    partOfSpeech: word.partOfSpeech ?? '',
    difficultyLevel: word.difficultyLevel,
    definition: word.definition ?? null,
    meanings: meaningsOf(word),
    british: { ipa: word.britishPhoneticSymbols ?? '', url: resolveHostUrl(word.britishAudioSrc, apiHost) || null },
    american: { ipa: word.americanPhoneticSymbols ?? '', url: resolveHostUrl(word.americanAudioSrc, apiHost) || null },
    example: word.example ?? null,
    occursIn: word.occursIn ?? [],
    isMastered: word.status,
  };
}

/** Provides the word book machine with a host's calls and this device's storage. */
export function wordBookAt(client: ApiClient) {
  const apiHost = client.getConfig().baseUrl ?? '';
  const load = async (request: WordPageRequest, signal: AbortSignal): Promise<WordPage> => {
    const { content, ...totals } = await unwrap(callOf(client, request, signal));
    return { ...totals, content: content.map((word) => toWord(word, apiHost)) };
  };
  return wordBookMachine.provide({
    actors: {
      storage: fromCallback<WordBookStorageEvent, undefined>(({ receive }) =>
        receive((event: { place: WordBookPlace }) => place.set(event.place)),
      ),
      loadWords: fromPromise<WordPage, WordPageRequest>(({ input, signal }) => load(input, signal)),
      marks: marksBy(async ({ wordId, isMastered }) => {
        const reply = await unwrapIfAny(toggleWordMastered({ client, body: { wordId, status: isMastered } }));
        return typeof reply?.status === 'boolean' ? reply.status : isMastered;
      }),
      wait: waitOn(createClock()),
      playback: playbackOn(followVoiceChoice(createPlayer())),
    },
  });
}

function callOf(client: ApiClient, request: WordPageRequest, signal: AbortSignal) {
  const { page, size } = request;
  if (request.kind === 'search') {
    return searchWords({ client, body: { query: request.query, page, size }, signal });
  }
  const { questionType, filters } = request;
  return listWords({ client, body: { ...filters, questionType, page, size }, signal });
}
