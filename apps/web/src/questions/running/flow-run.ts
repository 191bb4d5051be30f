import type { Draft, PracticeSettings } from '@rehearse/practice-machines/protocol';
import type { SaveState } from '@rehearse/ui/screens';
import { type AnswerNews, notOfferedStatus } from '../../delivery/answers.ts';
import { isKeptDraft, type KeptDraft, leaveDraft, type OpenedExam } from '../../delivery/kept-draft.ts';
import type { QuestionRoom } from '../../delivery/practice-room.ts';
import { failureOfRefusal } from '../../host/failure.ts';
import type { HostQuestion } from '../host-question.ts';
import type { PracticeActor, PracticeFlow } from '../practice-flow.ts';

interface FlowRunOptions {
  flow: PracticeFlow;
  /** Opened from `draft`, not started yet. */
  actor: PracticeActor;
  draft: unknown;
  question: HostQuestion;
  room: QuestionRoom;
  /** The settings it was opened under. */
  settings: PracticeSettings;
  /** When an answer is given, or one that was given before is opened again. */
  onAnswered: () => void;
  /** Null when an answer is given, until it is known what becomes of it. */
  onSaved: (saved: SaveState | null) => void;
  /** By `timeAcrossLoads`. */
  now: () => number;
}

const saveStateOf = (news: AnswerNews): SaveState => {
  if (news.state !== 'refused') return { state: news.state };
  if (news.status === notOfferedStatus) return { state: 'onlyHere' };
  return { state: 'refused', failure: failureOfRefusal(news) };
};

/** One run of a flow, from its start to where it is left. */
export interface FlowRun {
  actor: PracticeActor;
  settings: PracticeSettings;
  /** The newest draft; undefined when there never was one. */
  latest(): KeptDraft | undefined;
  stop(): void;
  /** Stops, and leaves the draft as it should wait. */
  leave(): Promise<void>;
}

/** Starts a flow, keeps every change on the device, and gives each answer on its way to the host. */
export function runFlow({
  flow,
  actor,
  draft: opened,
  question,
  room,
  settings,
  onAnswered,
  onSaved,
  now,
}: FlowRunOptions): FlowRun {
  const { drafts, answers, recordings } = room;
  const { questionId, submoduleId } = question;
  let latest: KeptDraft | undefined = isKeptDraft(opened) ? { ...opened, settings } : undefined;
  /** When the time used last changed. */
  let readAt = now();
  const dated = (draft: Draft<unknown>): KeptDraft => {
    if (draft.elapsedMs !== latest?.elapsedMs) readAt = now();
    latest = { ...draft, settings, readAt };
    return latest;
  };
  /** Of the latest answer; what becomes of earlier ones is told to nobody. */
  let way: string | undefined;
  const hear = (news: AnswerNews) => {
    if (news.idempotencyKey !== way) return;
    onSaved(saveStateOf(news));
    const event = flow.hear?.(news);
    if (event) actor.send(event);
  };
  const follow = async (key: string) => {
    way = key;
    const news = await answers.newsOf(questionId);
    if (news) hear(news);
  };
  const stopHearing = answers.outbox.subscribe(hear);

  actor.on('draft', ({ draft }) => void drafts.save(questionId, dated(draft)));
  actor.on('answered', (event) => {
    onAnswered();
    way = undefined;
    onSaved(null);
    const draft = dated(event.draft);
    const given = flow.givenBy(event, question);
    if (!given) return void drafts.save(questionId, draft);
    way = crypto.randomUUID();
    void answers.give({ questionId, submoduleId }, given, { key: way, answered: { questionId, draft } });
  });
  actor.on('sendAgain', () => {
    if (way) void answers.sendAgain(way).then(follow);
  });
  actor.start();
  if (settings.mode === 'exam' && !latest) void drafts.save(questionId, { settings, readAt } satisfies OpenedExam);
  // an answer that an earlier visit gave goes on waiting for what becomes of it
  if (latest?.phase === 'reviewed') {
    onAnswered();
    void answers.newsOf(questionId).then((news) => {
      if (news && !way) void follow(news.idempotencyKey);
    });
  }

  const stop = () => {
    stopHearing();
    actor.stop();
  };
  return {
    actor,
    settings,
    latest: () => latest,
    stop,
    leave: async () => {
      // an exam's clock runs on; any other stops, and says where
      actor.send({ type: 'timer.pause' });
      const { elapsedMs } = actor.getSnapshot().context;
      stop();
      if (latest) {
        const usedMs = settings.mode === 'exam' ? latest.elapsedMs : Math.max(latest.elapsedMs, elapsedMs);
        await leaveDraft(drafts, { ...latest, elapsedMs: usedMs });
      }
      recordings.release();
      await recordings.sweep();
    },
  };
}
