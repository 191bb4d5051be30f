import { timeAcrossLoads } from '@rehearse/device/clock';
import type { Language } from '@rehearse/languages';
import { flowTimes } from '@rehearse/practice-machines/protocol';
import type { HostQuestion } from '../types/located.ts';
import type { PracticeActor } from '../types/practice-flow.ts';
import type { QuestionDevice } from '../types/question-device.ts';
import { type Graded, graded, withStatement } from './answered.ts';
import type { EmbedDevice } from './device.ts';
import { EmbedError } from './embed-error.ts';
import { type Kept, readKept } from './kept.ts';
import type { EmbedOptions } from './options.ts';
import type { TypeParts } from './type-parts.ts';
import type { Uploads } from './uploads.ts';

/** A question with what runs and draws it. */
export interface OpenedQuestion extends Pick<TypeParts, 'type' | 'flow' | 'recording'> {
  question: HostQuestion;
}

/** Options as they are when the question needs them, so that newer ones apply. */
export type CurrentOptions = () => Pick<
  EmbedOptions,
  'mode' | 'timeFactor' | 'xapi' | 'onUpload' | 'onDraft' | 'onAnswered' | 'onError'
> & { language: Language };

/** A question that was started. */
export interface RunningQuestion {
  actor: PracticeActor;
  /** Of its recordings; null for types that don't record. */
  uploads: Uploads | null;
  /** An answer of an earlier visit, which `onAnswered` had then. */
  earlier: Graded | null;
  /** The same, also while its recording waits to be uploaded and `onAnswered` hasn't had it. */
  submittedBefore: Graded | null;
  /** Ends the question; what is unfinished stays on the device. Its upload goes on: see `Uploads.cancel`. */
  stop(): void;
}

/** What is kept of the newest answer; empty while there is none. */
type Submitted = Omit<Kept, 'at' | 'usedMs'>;

const MS_PER_SECOND = 1000;

/** Starts a question where an earlier visit left it. Rejects with what kept it from starting. */
export async function runQuestion(
  { question, type, flow, recording }: OpenedQuestion,
  device: EmbedDevice,
  current: CurrentOptions,
): Promise<RunningQuestion> {
  const { questionId, submoduleId } = question;
  const { drafts, recordings } = device;
  const kept = readKept(await drafts.load(questionId));
  const { mode = 'timed', timeFactor = 1, language } = current();
  const openedAt = timeAcrossLoads();
  const awayMs = mode === 'exam' && kept ? Math.max(0, openedAt - kept.at) : 0;
  const times = flowTimes({ mode, timeFactor }, type.seconds);
  // types that don't record never ask for recordings
  const actor = flow.open(
    question,
    { ...times, draft: kept?.draft ?? null, awayMs, language },
    device as QuestionDevice,
  );

  let since = openedAt - (kept?.usedMs ?? 0);
  const usedMs = () => timeAcrossLoads() - since;
  const keep = (value: Submitted) => drafts.save(questionId, { ...value, at: timeAcrossLoads(), usedMs: usedMs() });
  let submitted: Submitted = kept?.answered ? kept : {};
  const uploads = recording?.createUploads({ questionId, submoduleId, upload: () => current().onUpload }) ?? null;
  const report = async (answered: Graded) =>
    current().onAnswered?.(await withStatement(question, answered, current().xapi));

  /** Uploads a recording and reports it; until then the device has both. */
  async function send(by: Uploads, file: Blob, recordingId: string, answered: Graded, draft: unknown): Promise<void> {
    submitted = { draft, answered, waiting: recordingId };
    await keep(submitted);
    const answer = await by.send(file, (cause) => {
      const text = 'The recording could not be uploaded. It is still on this device.';
      current().onError?.(new EmbedError('upload', text, { cause }));
    });
    const uploaded = { ...answered, answer };
    submitted = { answered: uploaded };
    await keep(submitted);
    await recordings?.erase(recordingId);
    await report({ ...uploaded, file });
  }

  const subscriptions = [
    actor.on('draft', ({ draft }) => {
      // a review changes its draft too; one whose recording was uploaded has none any more
      if (draft.phase === 'answering') submitted = {};
      if (draft.phase === 'answering' || submitted.draft) void keep({ ...submitted, draft });
      current().onDraft?.(draft);
    }),
    actor.on('answered', ({ answer: given, result, draft }) => {
      const submission = flow.toSubmission(given, result, question);
      const isRecording = submission?.kind === 'recording';
      const answered = graded(question, {
        answer: submission && !isRecording ? submission.answer : '',
        details: { answer: given, result },
        durationSeconds: usedMs() / MS_PER_SECOND,
      });
      since = timeAcrossLoads();
      uploads?.reset();
      if (isRecording && uploads && current().onUpload)
        return void send(uploads, submission.file, submission.recordingId, answered, draft);
      submitted = { draft, answered };
      void keep(submitted);
      void report(isRecording ? { ...answered, file: submission.file } : answered);
    }),
  ];
  actor.start();
  if (uploads && kept?.waiting && kept.answered) {
    const saved = await recordings?.recover(kept.waiting);
    if (saved) void send(uploads, saved.file, kept.waiting, kept.answered, kept.draft);
  }
  return {
    actor,
    uploads,
    submittedBefore: kept?.answered ?? null,
    earlier: kept?.waiting ? null : (kept?.answered ?? null),
    stop() {
      for (const subscription of subscriptions) subscription.unsubscribe();
      actor.stop();
      recordings?.release();
    },
  };
}
