import { type BlankVerdict, countWords, type GradedBlank } from '@rehearse/scoring';
import type { AudioPlayerView } from '../shared/audio-player.ts';
import type { Speech } from '../shared/ports.ts';
import {
  currentTurn,
  isUnplayed,
  MAX_ENTRY_LENGTH,
  MAX_SUMMARY_LENGTH,
  nextHint,
  partSeconds,
  SUMMARY_WORDS,
  wasPlayed,
} from './interactive-listening.logic.ts';
import type { InteractiveListeningSnapshot } from './interactive-listening.machine.ts';
import type {
  InteractiveListeningContext,
  InteractiveListeningQuestion,
  Replay,
} from './interactive-listening.types.ts';

/** One completed exchange of the conversation: the transcript, the reply and the right reply. */
export interface ConversationLine {
  /** From 0. */
  turn: number;
  /** What the other person said; null while it is hidden. */
  transcript: string | null;
  /** Null for a turn without sound. */
  audioUrl: string | null;
  /** What the sound says; absent if players can't speak it. */
  speech?: Speech | undefined;
  /** Null for a turn that was not answered. */
  given: string | null;
  /** The right reply; null in exam mode. */
  expected: string | null;
  /** Null in exam mode. */
  correct: boolean | null;
  /** How much it took off the score, 0..1. Null before review. */
  lost: number | null;
  /** Why the right reply fits; null while it is hidden, or if there is none. */
  explanation: string | null;
  /** Whether it may be replayed now. */
  canReplay: boolean;
}

/** Controls for replaying a turn in learn mode; null in the other modes. */
export interface ReplayView {
  /** Playback speed; 1 is the recorded speed. */
  rate: number;
  /** The turn that is playing, loading or could not be played. */
  current: Replay | null;
}

/** The opening, as long as the learner may choose it. */
export interface OpeningChoice {
  chosen: boolean;
  /** The time of the conversation alone; null without a limit. */
  withoutSeconds: number | null;
  /** The time of opening and conversation; null without a limit. */
  withSeconds: number | null;
}

/** A blank of the opening in review. */
export interface ReviewedBlank {
  before: string;
  after: string;
  /** As it was typed; may be empty. */
  given: string;
  expected: string;
  verdict: BlankVerdict;
  /** How much it took off the score, 0..1. */
  lost: number;
  /** Why the answer is right; null if there is no explanation. */
  explanation: string | null;
}

/** The opening in review. */
export interface ReviewedOpening {
  audioUrl: string;
  /** What the sound says; absent if players can't speak it. */
  speech?: Speech | undefined;
  transcript: string;
  blanks: readonly ReviewedBlank[];
}

/** View model of an interactive listening task. */
export type InteractiveListeningView =
  | {
      phase: 'intro';
      title: string;
      scene: string;
      turnCount: number;
      /** Blanks of the opening; 0 for a task without one. */
      blankCount: number;
      /** Of the opening, if the task has one, and the conversation. Null without a limit. */
      conversationSeconds: number | null;
      summarySeconds: number | null;
      /** Whether turns may be replayed (learn mode). */
      canReplay: boolean;
      /** Null if there is nothing to choose. */
      openingChoice: OpeningChoice | null;
    }
  | {
      phase: 'blanks';
      title: string;
      scene: string;
      sentences: readonly { before: string; after: string }[];
      /** What is typed into each blank. */
      entries: readonly string[];
      /** Of an entry. */
      maxLength: number;
      /** The player of the opening. */
      audio: AudioPlayerView;
      /** Whether the clock waits for the first sound. */
      waiting: boolean;
      /** Whether the speed can be changed (learn mode). */
      canSetRate: boolean;
    }
  | {
      phase: 'conversation';
      /**
       * - `listening`: the turn is playing or about to; options can't be chosen. - `choosing`: they can. - `marked`: the last
       * line shows right or wrong for a moment. - `held`: paused; the turn will play from its beginning.
       */
      stage: 'listening' | 'choosing' | 'marked' | 'held';
      title: string;
      scene: string;
      /** Index of the current turn; in `marked` the one that was just answered. */
      turn: number;
      turnCount: number;
      lines: readonly ConversationLine[];
      options: readonly { text: string; removed: boolean }[];
      choice: number | null;
      /** Whether this is the last reply of the conversation. */
      isLast: boolean;
      /** The turn's player; null while nothing plays. */
      audio: AudioPlayerView | null;
      /** The turn's sound never played: it is answered without it. */
      unheard: boolean;
      /** Whether the turn's sound may be replayed. */
      canReplay: boolean;
      replay: ReplayView | null;
      /** Hints left; null if there are none in this mode. */
      hintsLeft: number | null;
      /** The last line's mark, while it is shown. */
      mark: 'right' | 'wrong' | null;
    }
  | {
      phase: 'summary';
      title: string;
      scene: string;
      lines: readonly ConversationLine[];
      text: string;
      maxLength: number;
      words: number;
      /** Recommended, not enforced. */
      minWords: number;
      /** Whether the conversation's time ran out before its end. */
      outOfTime: boolean;
      replay: ReplayView | null;
    }
  | {
      phase: 'reviewed';
      title: string;
      scene: string;
      lines: readonly ConversationLine[];
      /** Null for a task without an opening. */
      opening: ReviewedOpening | null;
      /** Right replies and blanks. */
      correctCount: number;
      /** Turns and blanks. */
      count: number;
      /** Right replies and blanks / all, 0..1. */
      score: number;
      summary: string;
      words: number;
      minWords: number;
      /** A summary to compare with; empty if there is none. */
      sampleSummary: string;
      /** Which part's time ran out. */
      outOfTime: boolean;
      summaryOutOfTime: boolean;
      explanation: string | null;
    }
  | { phase: 'submitted' };

function toLines(context: InteractiveListeningContext, count: number): ConversationLine[] {
  const { question, mode, replies, result } = context;
  const isExplained = mode === 'learn' || result !== null;
  return question.turns.slice(0, count).map((turn, index) => {
    const given = turn.options[replies[index] ?? -1] ?? null;
    return {
      turn: index,
      transcript: isExplained ? turn.transcript : null,
      audioUrl: turn.audioUrl,
      speech: turn.speech,
      given,
      expected: mode === 'exam' ? null : (turn.answer ?? null),
      correct: mode === 'exam' ? null : given === turn.answer,
      lost: result?.conversation.turns[index]?.lost ?? null,
      explanation: isExplained ? (turn.explanation ?? null) : null,
      canReplay: mode === 'learn' && wasPlayed(context, index),
    };
  });
}

function toReplay({ mode, rate, replay }: InteractiveListeningContext): ReplayView | null {
  return mode === 'learn' ? { rate, current: replay } : null;
}

function hintsLeft(context: InteractiveListeningContext): number | null {
  if (context.mode !== 'learn') return null;
  const options = currentTurn(context)?.options.length ?? 0;
  return nextHint(context) === null ? 0 : Math.max(0, options - context.removed.length - 2);
}

function stageOf(snapshot: InteractiveListeningSnapshot) {
  for (const stage of ['listening', 'choosing', 'marked'] as const) {
    if (snapshot.matches({ conversation: stage })) return stage;
  }
  return 'held';
}

function conversationView(snapshot: InteractiveListeningSnapshot): InteractiveListeningView {
  const { context } = snapshot;
  const { question, replies, choice, removed, audio } = context;
  const stage = stageOf(snapshot);
  const lines = toLines(context, replies.length);
  const isMarked = stage === 'marked';
  const turn = isMarked ? replies.length - 1 : Math.min(replies.length, question.turns.length - 1);
  return {
    phase: 'conversation',
    stage,
    title: question.title,
    scene: question.scene,
    turn,
    turnCount: question.turns.length,
    lines,
    options: isMarked
      ? []
      : (currentTurn(context)?.options ?? []).map((text, index) => ({ text, removed: removed.includes(index) })),
    choice,
    isLast: turn === question.turns.length - 1,
    audio,
    unheard: stage === 'choosing' && isUnplayed(context),
    canReplay: stage === 'choosing' && context.mode === 'learn' && wasPlayed(context, turn),
    replay: toReplay(context),
    hintsLeft: hintsLeft(context),
    mark: isMarked ? (lines.at(-1)?.correct ? 'right' : 'wrong') : null,
  };
}

function introView(context: InteractiveListeningContext): InteractiveListeningView {
  const { question, mode, entries, summarySeconds } = context;
  const { title, scene, turns, opening } = question;
  const openingChoice =
    opening?.chosen === undefined
      ? null
      : {
          chosen: entries !== null,
          withoutSeconds: context.conversationSeconds,
          withSeconds: context.withOpeningSeconds,
        };
  return {
    ...{ phase: 'intro', title, scene, turnCount: turns.length, blankCount: entries?.length ?? 0 },
    ...{ conversationSeconds: partSeconds(context), summarySeconds, canReplay: mode === 'learn', openingChoice },
  };
}

const idlePlayer: AudioPlayerView = {
  ...{ phase: 'idle', playsAllowed: null, playsUsed: 0, playsLeft: null },
  ...{ canPlay: true, progress: 0, rate: 1, failure: null },
};

function blanksView({
  question,
  mode,
  entries,
  audio,
  playsUsed,
  rate,
}: InteractiveListeningContext): InteractiveListeningView {
  const { title, scene, opening } = question;
  return {
    phase: 'blanks',
    title,
    scene,
    sentences: (opening?.sentences ?? []).map(({ before, after }) => ({ before, after })),
    entries: entries ?? [],
    maxLength: MAX_ENTRY_LENGTH,
    audio: audio ?? { ...idlePlayer, playsUsed, rate },
    waiting: playsUsed === 0,
    canSetRate: mode === 'learn',
  };
}

function reviewedOpening({ opening }: InteractiveListeningQuestion, blanks: readonly GradedBlank[]) {
  if (!opening || blanks.length === 0) return null;
  const { audioUrl, speech, transcript, sentences } = opening;
  const reviewed = sentences.flatMap(({ before, after, explanation = null }, index) => {
    const graded = blanks[index];
    return graded ? [{ before, after, ...graded, explanation }] : [];
  });
  return { audioUrl, speech, transcript, blanks: reviewed };
}

/** The view model of an interactive listening task. */
export function interactiveListeningView(snapshot: InteractiveListeningSnapshot): InteractiveListeningView {
  const { context } = snapshot;
  const { question, part, replies, summary, answered, result, durationSeconds, elapsedMs, outOfTime } = context;
  const { title, scene, turns, explanation } = question;
  if (answered && result === null) return { phase: 'submitted' };
  if (result) {
    const { correctCount, turnCount, blanks } = result.conversation;
    return {
      phase: 'reviewed',
      title,
      scene,
      opening: reviewedOpening(question, blanks),
      correctCount: correctCount + blanks.filter(({ verdict }) => verdict === 'right').length,
      count: turnCount + blanks.length,
      score: result.score,
      lines: toLines(context, turns.length),
      summary,
      words: countWords(summary),
      minWords: SUMMARY_WORDS,
      sampleSummary: question.sampleSummary,
      outOfTime,
      summaryOutOfTime: durationSeconds !== null && elapsedMs >= durationSeconds * 1000,
      explanation: explanation ?? null,
    };
  }
  if (part === 'intro') return introView(context);
  if (part === 'blanks') return blanksView(context);
  if (part === 'conversation') return conversationView(snapshot);
  return {
    ...{
      phase: 'summary',
      title,
      scene,
      text: summary,
      maxLength: MAX_SUMMARY_LENGTH,
      words: countWords(summary),
      minWords: SUMMARY_WORDS,
      outOfTime,
    },
    lines: toLines(context, outOfTime ? turns.length : replies.length),
    replay: toReplay(context),
  };
}
