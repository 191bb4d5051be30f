import { secondsToTomorrow } from '../../domain/correction/periods.ts';
import { textOf, transcriptOf } from '../../domain/correction/transcript.ts';
import { FileTooLarge, InvalidInput, LimitReached, NotFound } from '../../domain/errors.ts';
import { recordingTypeOf } from '../../domain/recording-type.ts';
import { ServiceFault } from '../../providers/service-fault.ts';
import { consentOf } from '../corrections/consent.ts';
import { countCall } from '../corrections/count.ts';
import type { Deps } from '../deps.ts';

const megabyte = 1024 * 1024;

/** Maximum size of a recording in bytes: a minute of sound. */
export const maxTranscriptBytes = 2 * megabyte;
/** A conversation waits about three seconds; a later transcript would be of no use. */
const mostMs = 5000;

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'limits' | 'log' | 'ai'>;

/**
 * What is said in a recording, which is not kept. Null if no English was heard or the service failed. Counts against the
 * host's budget of calls, not against the learner's corrections.
 *
 * @throws NotFound without a transcription service, InvalidInput without consent or for another kind of file, FileTooLarge,
 *   LimitReached
 */
export async function transcribe(
  { db, clock, config, limits, log, ai }: Needs,
  { userId, bytes }: { userId: number; bytes: Uint8Array },
): Promise<{ text: string | null }> {
  const { transcription } = ai;
  if (!transcription) throw new NotFound();
  if (!(await consentOf(db, userId, config.corrections)).given) throw new InvalidInput('correction.noConsent');
  if (bytes.length > maxTranscriptBytes) {
    throw new FileTooLarge('recording.tooLarge', { params: { megabytes: maxTranscriptBytes / megabyte } });
  }
  const type = recordingTypeOf(bytes);
  if (type?.mediaType !== 'audio/wav') throw new InvalidInput('recording.format', { field: 'file' });
  await limits.consume('transcriptPerAccount', String(userId));
  const now = clock.now();
  if (!(await countCall(db, { now, callsPerDay: config.corrections.callsPerDay }))) {
    throw new LimitReached(secondsToTomorrow(now), 'correction.budgetUsed');
  }
  try {
    const signal = AbortSignal.timeout(mostMs);
    const { isEnglish, ...spoken } = await transcription.transcribe({ bytes, mediaType: type.mediaType }, signal);
    const text = textOf(transcriptOf(spoken));
    return { text: isEnglish && text !== '' ? text : null };
  } catch (error) {
    if (!(error instanceof ServiceFault || isTimeout(error))) throw error;
    log.warn({ err: error }, 'an answer of a conversation was not transcribed');
    return { text: null };
  }
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';
