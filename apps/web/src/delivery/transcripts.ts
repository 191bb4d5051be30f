import { type CorrectionOffer, createTranscript, getCorrectionOffer, unwrap } from '@rehearse/api-client';
import type { TranscribePort } from '@rehearse/practice-machines/ports';
import type { TalkListener } from '@rehearse/ui/practice';
import type { Host } from '../host/host.ts';

/** Writes down answers of a conversation, by the host's transcription service. */
export interface Transcripts {
  /** Asks who gets the answers; null if the host has no such service, or the learner has not allowed it. */
  listener(): Promise<TalkListener | null>;
  /** Sends nothing unless `listener` was asked for this conversation and found one. */
  transcribe: TranscribePort;
}

const listenerOf = ({ services, consent }: CorrectionOffer): TalkListener | null => {
  const service = services.find(({ kind }) => kind === 'transcription');
  return service && consent.given ? { name: service.name, host: service.host, keptDays: service.keptDays } : null;
};

const hosts = new WeakMap<Host['api'], Transcripts>();

/** The transcripts of a host. The consent is that for AI corrections, which names the same service. */
export function transcriptsAt(host: Host): Transcripts {
  const transcripts = hosts.get(host.api) ?? createTranscripts(host);
  hosts.set(host.api, transcripts);
  return transcripts;
}

function createTranscripts({ api: client, extras }: Host): Transcripts {
  const ask = async () =>
    extras.lacks('transcripts')
      ? null
      : listenerOf(await extras.ask('corrections', () => unwrap(getCorrectionOffer({ client }))));
  let asked: Promise<TalkListener | null> = Promise.resolve(null);
  return {
    listener() {
      asked = ask().catch(() => null);
      return asked;
    },
    async transcribe({ file }, signal) {
      if (!(await asked)) return null;
      const { text } = await extras.ask('transcripts', () =>
        unwrap(createTranscript({ client, body: { file }, signal })),
      );
      return text;
    },
  };
}
