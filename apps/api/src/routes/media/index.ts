import { networkOf } from '../../domain/address.ts';
import { type AnyRoute, operation } from '../../http/route.ts';
import { readClip, readPicture } from '../../services/media/read.ts';
import { readRecording } from '../../services/recordings/index.ts';
import { forEver } from './cache.ts';
import { serveBytes } from './serve-bytes.ts';

const aDay = 'public, max-age=86400';
/** Recordings are private, and must not stay in a browser cache after they are deleted. */
const forItsOwner = 'private, no-store';

/** `GET /media/speech/{file}` */
export const getSpeech = operation('getSpeech', async ({ deps, params, request, address, reader }) => {
  const callerOf = async () => {
    const account = await reader();
    return account ? { isLearner: true, key: String(account.userId) } : { isLearner: false, key: networkOf(address) };
  };
  const bytes = await readClip(deps, params.file, callerOf);
  return serveBytes(request, { bytes, mediaType: 'audio/mpeg', cacheControl: forEver });
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

/** Audio clips, pictures and recordings. */
export const routes: AnyRoute[] = [getSpeech, getPicture, getRecording];
