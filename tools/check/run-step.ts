import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { reports } from './steps.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** A step that hangs is ended after this long, fails, and so names itself. */
const mostMinutes = 30;

/** How a command ended. */
export interface Outcome {
  code: number;
  /** What it printed, unless it printed to the terminal. */
  output: string;
  seconds: number;
}

const running = new Set<ChildProcess>();

function end({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  // Windows has no groups of processes
  if (process.platform === 'win32') spawn('taskkill', ['/pid', String(pid), '/t', '/f']);
  else process.kill(-pid, 'SIGKILL');
}

/** Ends every command that runs, when this process is told to stop. */
export function endWithThisProcess(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      for (const child of running) end(child);
      process.exit(1);
    });
  }
}

/** Runs a command at the root; what it prints is kept when others run at the same time, else it goes to the terminal. */
export function runCommand(command: string, isAlone: boolean): Promise<Outcome> {
  return new Promise((resolve) => {
    const started = performance.now();
    const sink = isAlone ? 'inherit' : 'pipe';
    const child = spawn(command, {
      cwd: root,
      shell: true,
      // a group of its own, so that a step can be ended with all that it started
      detached: process.platform !== 'win32',
      stdio: ['ignore', sink, sink],
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'journeys.json') },
    });
    let output = '';
    const keep = (text: Buffer) => {
      output += text;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const limit = setTimeout(() => {
      keep(Buffer.from(`\nEnded: it took more than ${mostMinutes} minutes.\n`));
      end(child);
    }, mostMinutes * 60_000);
    child.on('close', (code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 });
    });
    running.add(child);
  });
}
