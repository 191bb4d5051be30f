import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SpeechError, type SpeechErrorCode } from './errors.ts';
import type { ReplyMessage, Task, TaskMessage } from './protocol.ts';

/** Limits of the child process and its queue. */
export interface TaskRunnerOptions {
  /** How many requests may wait or run; one more fails with `queue-full`. Default 64. */
  readonly queueLimit?: number;
  /** How long a request may run, in milliseconds, before the child process is stopped. Default 30 000. */
  readonly timeoutMs?: number;
  /** The child process's program. Default: this package's worker. */
  readonly workerUrl?: URL;
}

type Value = Extract<ReplyMessage, { ok: true }>['value'];

interface Job {
  readonly id: number;
  readonly task: Task;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: SpeechError) => void;
  attempts: number;
}

const maxAttempts = 2;

/** Runs tasks one at a time in a forked process, which is started on demand and restarted after a crash. */
export function createTaskRunner({
  queueLimit = 64,
  timeoutMs = 30_000,
  workerUrl = new URL('./worker/main.ts', import.meta.url),
}: TaskRunnerOptions) {
  const waiting: Job[] = [];
  let running: Job | undefined;
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;
  let isClosed = false;

  function startChild(): ChildProcess {
    const started = fork(fileURLToPath(workerUrl), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (reply: ReplyMessage) => settle(reply));
    started.once('error', (cause) => lose(started, cause));
    started.once('exit', () => lose(started));
    return started;
  }

  function keepAlive(isBusy: boolean) {
    if (isBusy) {
      child?.ref();
      child?.channel?.ref();
    } else {
      child?.unref();
      child?.channel?.unref();
    }
  }

  function next() {
    if (running) return;
    running = waiting.shift();
    if (!running) return keepAlive(false);
    child ??= startChild();
    keepAlive(true);
    running.attempts += 1;
    timer = setTimeout(stopSlowChild, timeoutMs);
    child.send({ id: running.id, task: running.task } satisfies TaskMessage, () => {});
  }

  function takeRunning(): Job | undefined {
    const job = running;
    running = undefined;
    clearTimeout(timer);
    return job;
  }

  function settle(reply: ReplyMessage) {
    if (running?.id !== reply.id) return;
    const job = takeRunning();
    if (reply.ok) job?.resolve(reply.value);
    else job?.reject(new SpeechError('synthesis-failed', reply.message));
    next();
  }

  function stopSlowChild() {
    const job = takeRunning();
    dropChild();
    job?.reject(new SpeechError('timeout', `Speech was not ready after ${timeoutMs} ms, so its process was stopped.`));
    next();
  }

  function lose(lost: ChildProcess, cause?: Error) {
    if (lost !== child) return;
    child = undefined;
    const job = takeRunning();
    if (job && job.attempts < maxAttempts) waiting.unshift(job);
    else job?.reject(new SpeechError('engine-died', 'The speech process crashed twice on this request.', { cause }));
    next();
  }

  function dropChild(): ChildProcess | undefined {
    const dropped = child;
    child = undefined;
    dropped?.kill('SIGKILL');
    return dropped;
  }

  function refuse(code: SpeechErrorCode, message: string): Promise<never> {
    return Promise.reject(new SpeechError(code, message));
  }

  return {
    run(task: Task): Promise<Value> {
      if (isClosed) return refuse('closed', 'The speech engine is closed.');
      if (waiting.length + (running ? 1 : 0) >= queueLimit)
        return refuse('queue-full', `Already ${queueLimit} speech requests are waiting. Try again in a moment.`);
      return new Promise((resolve, reject) => {
        lastId += 1;
        waiting.push({ id: lastId, task, resolve, reject, attempts: 0 });
        next();
      });
    },
    get processId() {
      return child?.pid;
    },
    async close() {
      isClosed = true;
      const unfinished = [takeRunning(), ...waiting.splice(0)];
      for (const job of unfinished) job?.reject(new SpeechError('closed', 'The speech engine was closed.'));
      const dropped = dropChild();
      if (!dropped || dropped.exitCode !== null || dropped.signalCode !== null) return;
      dropped.ref();
      await new Promise((resolve) => dropped.once('exit', resolve));
    },
  };
}
