import type { Question } from '@rehearse/api-client';
import { type Language, textIn } from '@rehearse/languages';
import {
  type InteractiveSpeakingActor,
  type InteractiveSpeakingAnswer,
  type InteractiveSpeakingQuestion,
  type InteractiveSpeakingResult,
  interactiveSpeakingOn,
  type TalkQuestion,
} from '@rehearse/practice-machines/interactive-speaking';
import { interactiveSpeakingShortcuts } from '@rehearse/ui/practice';
import type { AttemptTurn } from '@rehearse/ui/screens';
import { parseOrNull } from '../../lib/parse-or-null.ts';
import { definePracticeFlow } from '../practice-flow.ts';
import { ListenedTalk } from './listened-talk.tsx';
import { playerOf } from './player-of.ts';
import { recorderOf } from './recorder-of.ts';
import { transcriptsAt } from './transcripts.ts';

type HostQuestions = NonNullable<Question['conversation']>['questions'];

const questionsOf = ({ conversation }: Question): HostQuestions => conversation?.questions ?? [];

function toTalkQuestion(asked: HostQuestions[number], language: Language): TalkQuestion {
  const { name, questionAudioUrl, questionVoice: voice, questionReference: text, branches, next } = asked;
  const { hints, notes, gradedAnswers: samples = [] } = asked;
  return {
    ...{ name, text, branches, samples },
    audioUrl: questionAudioUrl || null,
    speech: { text, voice },
    ...(hints && { hint: textIn(hints, language) }),
    ...(notes && { notes: textIn(notes, language) }),
    ...(next !== undefined && { next }),
  };
}

interface Turn {
  name: string;
  startMs: number;
  endMs: number;
}

const isTurn = (value: unknown): value is Turn =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'startMs' in value &&
  typeof value.startMs === 'number' &&
  'endMs' in value &&
  typeof value.endMs === 'number';

/** The questions of an earlier conversation, with the stretches of its recording; none if the answer can't be read. */
export function readTurns(answer: string, question: Question): readonly AttemptTurn[] {
  const saved: unknown = parseOrNull(answer);
  const turns = typeof saved === 'object' && saved !== null && 'turns' in saved ? saved.turns : null;
  if (!Array.isArray(turns) || !turns.every(isTurn)) return [];
  const texts = new Map(questionsOf(question).map(({ name, questionReference }) => [name, questionReference]));
  return turns.flatMap(({ name, startMs, endMs }) => {
    const asked = texts.get(name);
    return asked === undefined ? [] : [{ asked, start: startMs / 1000, end: endMs / 1000 }];
  });
}

/** 15 Interactive Speaking. */
export const interactiveSpeaking = definePracticeFlow<
  InteractiveSpeakingQuestion,
  InteractiveSpeakingAnswer,
  InteractiveSpeakingResult,
  InteractiveSpeakingActor
>({
  toQuestion: (question, language) => ({
    title: question.questionText ?? '',
    character: question.conversation?.character ?? 'maya',
    questions: questionsOf(question).map((asked) => toTalkQuestion(asked, language)),
  }),
  machineOn: (workspace) => {
    const { clock, recordings, host } = workspace;
    const { microphone } = recorderOf(workspace);
    return interactiveSpeakingOn({
      ...{ clock, recordings, microphone, player: playerOf(workspace) },
      ...(host && { transcribe: transcriptsAt(host).transcribe }),
    });
  },
  View: ListenedTalk,
  shortcuts: interactiveSpeakingShortcuts,
  toSubmission: ({ recording, turns }) =>
    recording
      ? { kind: 'recording', file: recording.file, recordingId: recording.recordingId, turns: [...turns] }
      : null,
  readTurns,
  // the flow prefetches what may follow
  audioOf: (question) => questionsOf(question)[0]?.questionAudioUrl,
});
