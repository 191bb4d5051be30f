import { networkOf } from '../../domain/address.ts';
import { type AnyRoute, operation } from '../../http/route.ts';
import type { Caller } from '../../providers/speech/types.ts';
import { readClip, readPicture, readWordTimes } from '../../services/media/read.ts';
import { readRecording } from '../../services/recordings/index.ts';
import { forEver } from './cache.ts';
import { serveBytes } from './serve-bytes.ts';

interface Asking {
  readonly address: string;
  reader(): Promise<{ readonly userId: number } | null>;
}

const aDay = 'public, max-age=86400';
/** Recordings are private, and must not stay in a browser cache after they are deleted. */
const forItsOwner = 'private, no-store';

const callerOf = async ({ address, reader }: Asking): Promise<Caller> => {
  const account = await reader();
  return account ? { isLearner: true, key: String(account.userId) } : { isLearner: false, key: networkOf(address) };
};

/** `GET /media/speech/{file}` */
export const getSpeech = operation('getSpeech', async ({ deps, params, request, ...asking }) => {
  const bytes = await readClip(deps, params.file, () => callerOf(asking));
  return serveBytes(request, { bytes, mediaType: 'audio/mpeg', cacheControl: forEver });
});

/** `GET /media/word-times/{file}` */
export const getWordTimes = operation('getWordTimes', async ({ deps, params, request, ...asking }) => {
  const bytes = await readWordTimes(deps, params.file, () => callerOf(asking));
  return serveBytes(request, { bytes, mediaType: 'application/json', cacheControl: forEver });
});

/** `GET /media/pictures/{file}` */
export const getPicture = operation('getPicture', async ({ deps, params, request }) => {
  const { bytes, mediaType } = await readPicture(deps, params.file);
  return serveBytes(request, { bytes, mediaType, cacheControl: aDay });
});

/** `GET /media/recordings/{file}` */
export const getRecording = operation('getRecording', async ({ deps, params, request, account }) => {
  const { bytes, mediaType } = await readRecording(deps, { userId: account.userId, name: params.file });
  return serveBytes(request, { bytes, mediaType, cacheControl: forItsOwner });
});

/** Audio clips with their word times, pictures and recordings. */
export const routes: AnyRoute[] = [getSpeech, getWordTimes, getPicture, getRecording];
