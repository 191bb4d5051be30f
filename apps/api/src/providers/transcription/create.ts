import { z } from 'zod';
import type { AiServiceConfig } from '../../config/config.ts';
import { authorization, checkService } from '../check-service.ts';
import { ServiceFault } from '../service-fault.ts';
import { createServiceFetch, mostReplyBytes } from '../service-fetch.ts';
import type { RecordingToTranscribe, Transcribed, Transcription } from './types.ts';

const share = z.number().min(0).max(1);
const seconds = z.number().min(0).max(3600);

const wordSchema = z.object({
  word: z.string(),
  start: seconds,
  end: seconds,
  probability: share.nullish(),
  confidence: share.nullish(),
});

/** `verbose_json` with word times, as OpenAI and compatible servers send it; some put the words into segments. */
const replySchema = z.object({
  language: z.string().nullish(),
  duration: z.coerce.number().min(0).nullish(),
  words: z.array(wordSchema).nullish(),
  segments: z
    .array(
      z.object({
        start: seconds,
        end: seconds,
        no_speech_prob: share.nullish(),
        words: z.array(wordSchema).nullish(),
      }),
    )
    .nullish(),
});
type Reply = z.infer<typeof replySchema>;

/** From this probability on, a segment is noise into which the model read words. */
const noSpeech = 0.6;
const english = new Set(['en', 'english']);

/** The words that were said, without those read into silence, and in order. */
function wordsOf({ words, segments }: Reply): Transcribed['words'] {
  const silent = (segments ?? []).filter(({ no_speech_prob: probability }) => (probability ?? 0) >= noSpeech);
  const all = words ?? segments?.flatMap((segment) => segment.words ?? []) ?? [];
  const isHeard = ({ start, end }: { start: number; end: number }) =>
    !silent.some((segment) => start >= segment.start && end <= segment.end);
  return all
    .filter(isHeard)
    .filter(({ word, start, end }) => /[\p{L}\p{N}]/u.test(word) && end >= start)
    .map(({ word, start, end, probability, confidence }) => ({
      text: word.trim(),
      start,
      end,
      confidence: probability ?? confidence ?? null,
    }))
    .toSorted((one, other) => one.start - other.start);
}

function read(body: unknown, host: string): Transcribed {
  const { data, error } = replySchema.safeParse(body);
  if (!data || (!data.words && !data.segments)) {
    throw new ServiceFault('unusable', `${host} sent no transcript with the times of words.`, { cause: error });
  }
  const words = wordsOf(data);
  return {
    words,
    seconds: Math.max(data.duration ?? 0, words.at(-1)?.end ?? 0),
    isEnglish: !data.language || english.has(data.language.toLowerCase()),
  };
}

const fileName = (mediaType: string) => (mediaType.startsWith('audio/wav') ? 'recording.wav' : 'recording.mp4');

function formOf({ bytes, mediaType }: RecordingToTranscribe, model: string): FormData {
  const form = new FormData();
  form.set('file', new Blob([Buffer.from(bytes)], { type: mediaType }), fileName(mediaType));
  form.set('model', model);
  form.set('response_format', 'verbose_json');
  form.append('timestamp_granularities[]', 'word');
  form.append('timestamp_granularities[]', 'segment');
  return form;
}

/** Transcription by an OpenAI-compatible endpoint. */
export function createTranscription(config: AiServiceConfig, timeoutMs: number): Transcription {
  const ask = createServiceFetch({ timeoutMs, mostBytes: mostReplyBytes });
  const { host } = new URL(config.apiUrl);
  return {
    async transcribe(recording, signal) {
      const response = await ask(`${config.apiUrl}/audio/transcriptions`, {
        method: 'POST',
        headers: authorization(config),
        body: formOf(recording, config.model),
        ...(signal && { signal }),
      });
      const body: unknown = await response.json().catch((cause: unknown) => {
        throw new ServiceFault('unusable', `${host} did not send JSON.`, { cause });
      });
      return read(body, host);
    },
    check: () => checkService(config),
  };
}
