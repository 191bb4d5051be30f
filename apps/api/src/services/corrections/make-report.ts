import { fallbackLanguage, findLanguage, type Language } from '@rehearse/languages';
import { checkReply } from '../../domain/correction/check-reply.ts';
import { type Hint, promptFor } from '../../domain/correction/prompt.ts';
import { readAloudResult } from '../../domain/correction/read-aloud-report.ts';
import type { AnswerPart } from '../../domain/correction/rubric.ts';
import { confidenceOf, type Transcript, textOf, transcriptOf } from '../../domain/correction/transcript.ts';
import { NotFound } from '../../domain/errors.ts';
import { ServiceFault } from '../../providers/service-fault.ts';
import type { Deps } from '../deps.ts';
import { readRecording } from '../recordings/read.ts';
import { type Answer, isEnglish, partsToSend, textProblem } from './answer.ts';
import { countCall } from './count.ts';
import { isDemonstration } from './services.ts';
import { Stop } from './stop.ts';
import type { CorrectionReport } from './view.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'files' | 'log' | 'ai'>;

/** What a report is made for. */
export interface ReportRequest {
  readonly userId: number;
  readonly answer: Answer;
  readonly language: string;
  readonly signal: AbortSignal;
  /** Called when the next stage begins. */
  onStage(stage: 'transcribing' | 'correcting' | 'checking'): Promise<void>;
}

/** Counts a request against the host's budget. */
async function beforeCall({ db, clock, config }: Needs) {
  const { callsPerDay } = config.corrections;
  if (!(await countCall(db, { now: clock.now(), callsPerDay }))) throw new Stop('budgetUsed');
}

async function transcribe(deps: Needs, { userId, answer, signal, onStage }: ReportRequest): Promise<Transcript | null> {
  if (answer.recording === null) return null;
  if (!deps.ai.transcription) throw new Stop('serviceDown');
  await onStage('transcribing');
  const recording = await readRecording(deps, { userId, name: answer.recording }).catch((error: unknown) => {
    throw error instanceof NotFound ? new Stop('recordingMissing') : error;
  });
  await beforeCall(deps);
  const { isEnglish: isSaidToBeEnglish, ...spoken } = await deps.ai.transcription.transcribe(recording, signal);
  if (spoken.words.length < fewestSpokenWords) throw new Stop('noSpeech');
  if (!isSaidToBeEnglish) throw new Stop('notEnglish');
  return transcriptOf(spoken);
}

/** Recognizers turn noise into a word or two. */
const fewestSpokenWords = 3;

/** Suspicions of the grammar checker; none if it is not set or does not work. */
async function hintsFor({ ai, log }: Needs, parts: readonly AnswerPart[], signal: AbortSignal): Promise<Hint[]> {
  const { languageTool } = ai;
  if (!languageTool) return [];
  try {
    const suspicions = await Promise.all(parts.map(({ text }) => languageTool.suspect(text, signal)));
    return parts.flatMap(({ part, text }, index) =>
      (suspicions[index] ?? []).map(({ start, end, fixes, message }) => ({
        part,
        quote: text.slice(start, end),
        fixes: [...fixes],
        message,
      })),
    );
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ServiceFault)) throw error;
    log.warn({ err: error }, 'a text is corrected without the grammar checker');
    return [];
  }
}

/** A text that was read aloud needs no more than the transcript. */
function readAloudReport({ config }: Needs, answer: Answer, language: Language, spoken: Transcript): CorrectionReport {
  const text = textOf(spoken);
  const [part] = answer.parts(text);
  const { transcript, subscores, overall } = readAloudResult(part?.asked ?? '', spoken);
  return {
    rubric: answer.rubric.id,
    service: config.corrections.transcription?.name ?? '',
    isDemonstration: isDemonstration(config.corrections.transcription),
    language,
    overall,
    subscores,
    parts: [{ part: 'speech', text, corrections: [], higher: null }],
    nextSteps: [],
    transcript,
    notChecked: overall === null ? ['pronunciation'] : [],
  };
}

/** The criteria that something is known about: how words sound is only known from confidences. */
function knownCriteria({ rubric }: Answer, transcript: Transcript | null) {
  const hasConfidences = transcript !== null && confidenceOf(transcript.words) !== null;
  return rubric.criteria.filter((criterion) => criterion !== 'pronunciation' || hasConfidences);
}

/**
 * Makes the report of an answer with the configured services.
 *
 * @throws Stop, ServiceFault
 */
export async function makeReport(deps: Needs, request: ReportRequest): Promise<CorrectionReport> {
  const { answer, signal, onStage } = request;
  const language = findLanguage(request.language) ?? fallbackLanguage;
  const transcript = await transcribe(deps, request);
  if (answer.rubric.medium === 'readAloud' && transcript) return readAloudReport(deps, answer, language, transcript);
  const { correction: service, transcription } = deps.config.corrections;
  if (!deps.ai.correction || !service) throw new Stop('serviceDown');
  const parts = answer.parts(transcript ? textOf(transcript) : undefined);
  const sent = partsToSend(parts);
  if (!isEnglish(sent)) throw new Stop('notEnglish');
  if (textProblem(parts)) throw new Stop('noSpeech');
  const criteria = knownCriteria(answer, transcript);
  await onStage('correcting');
  const hints = await hintsFor(deps, sent, signal);
  const { goal } = answer.rubric;
  const checked = await deps.ai.correction.correct({
    prompt: promptFor({ rubric: { goal, criteria }, parts: sent, language, hints, transcript }),
    accept: (reply) => checkReply(reply, { parts, sent, criteria, language }),
    beforeCall: () => beforeCall(deps),
    signal,
  });
  await onStage('checking');
  return {
    rubric: answer.rubric.id,
    service: service.name,
    isDemonstration: isDemonstration(service) || (transcript !== null && isDemonstration(transcription)),
    language,
    ...checked,
    transcript,
    notChecked: [
      ...(answer.rubric.isAboutPhoto ? (['picture'] as const) : []),
      ...(criteria.length < answer.rubric.criteria.length ? (['pronunciation'] as const) : []),
    ],
  };
}
