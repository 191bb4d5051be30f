import type { Draft } from '../protocol/index.ts';
import type { FlowActor, FlowMessage, FlowReport, LoadedFlow, OpenFlowOptions } from './running-question.types.ts';

/** A draft of the question in the tests. */
export const draftOf = (answer: unknown, more: Partial<Draft<unknown>> = {}): Draft<unknown> => ({
  version: 1,
  flow: 'fake',
  questionId: 7,
  elapsedMs: 0,
  phase: 'answering',
  answer,
  ...more,
});

/** A flow's actor that does only what the test says. */
export class FakeFlowActor implements FlowActor {
  readonly options: OpenFlowOptions;
  readonly received: FlowMessage[] = [];
  isRunning = false;
  tags = new Set(['answering']);
  elapsedMs = 0;
  /** What it emits as it starts. */
  onStart = () => {};
  /** What it emits when its clock is stopped. */
  onPause = () => {};
  private readonly reports = new Set<(event: FlowReport) => void>();
  private readonly listeners = new Set<() => void>();

  constructor(options: OpenFlowOptions) {
    this.options = options;
  }

  start(): void {
    this.isRunning = true;
    this.onStart();
  }

  stop(): void {
    this.isRunning = false;
  }

  send(event: FlowMessage): void {
    this.received.push(event);
    if (event.type === 'timer.pause') this.onPause();
  }

  getSnapshot() {
    return { hasTag: (tag: string) => this.tags.has(tag), context: { elapsedMs: this.elapsedMs } };
  }

  subscribe(listener: () => void) {
    this.listeners.add(listener);
    return { unsubscribe: () => void this.listeners.delete(listener) };
  }

  on(_type: '*', listener: (event: FlowReport) => void): void {
    this.reports.add(listener);
  }

  emit(event: FlowReport): void {
    for (const report of this.reports) report(event);
  }

  /** Changes its state as views see it. */
  become(...tags: string[]): void {
    this.tags = new Set(tags);
    for (const listener of this.listeners) listener();
  }

  /** The learner types. */
  type(answer: unknown, more: Partial<Draft<unknown>> = {}): void {
    this.emit({ type: 'draft', draft: draftOf(answer, more) });
  }

  /** The learner submits. */
  answer(answer: unknown): void {
    this.become('reviewed');
    const draft = draftOf(answer, { phase: 'reviewed' });
    this.emit({ type: 'answered', questionId: 7, answer, result: null, draft });
  }
}

/** A flow whose answers are submitted as they are; an empty one is not for the host. */
export function createFakeFlow() {
  const actors: FakeFlowActor[] = [];
  const flow: LoadedFlow = {
    open: (options) => {
      const actor = new FakeFlowActor(options);
      actors.push(actor);
      return actor;
    },
    toSubmission: ({ answer }) => (answer === '' ? null : answer),
    onDelivery: ({ state }) => (state === 'saved' ? { type: 'feedback.arrived' } : null),
  };
  return { flow, actors };
}
