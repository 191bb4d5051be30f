import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { audioCommand, audioHelp } from './audio-command.ts';
import { runOperatorCommand } from './operator-command.ts';

const args = process.argv.slice(2);
const isTerminal = process.stdin.isTTY && process.stdout.isTTY;

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(?:es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}

if (args.includes('--help') || args.includes('-h')) process.stdout.write(`${audioHelp}\n`);
else
  await runOperatorCommand({
    plainErrors: ['VoicePackError'],
    run: async ({ db, files }, config) => {
      const print = (text: string) => process.stdout.write(`${text}\n`);
      const { text, isIncomplete } = await audioCommand(
        { db, files, wait, print, ask: isTerminal ? ask : null },
        config,
        args,
      );
      if (isIncomplete) process.exitCode = 1;
      return text;
    },
  });
