import type { ReplyMessage, Task, TaskMessage, TaskResult } from '../protocol.ts';
import { levelFile } from './level-file.ts';
import { measureSpeech } from './measure-speech.ts';
import { createSpeaker } from './speak.ts';

const speaker = createSpeaker();

process.on('message', (message: TaskMessage) => {
  void answer(message);
});
process.once('disconnect', () => process.exit());

async function answer({ id, task }: TaskMessage) {
  try {
    reply({ id, ok: true, value: await perform(task) });
  } catch (error) {
    reply({ id, ok: false, message: error instanceof Error ? error.message : String(error) });
  }
}

async function perform(task: Task): Promise<TaskResult> {
  switch (task.do) {
    case 'synthesize':
      return (await speaker).say(task.request);
    case 'measure':
      return measureSpeech(await (await speaker).sound(task.request));
    case 'level':
      return levelFile(task.wav);
    case 'phonemes':
      return (await speaker).phonemes(task.words, task.accent);
  }
}

function reply(message: ReplyMessage) {
  process.send?.(message);
}
