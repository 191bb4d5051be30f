import type { ReplyMessage, SpeechClip, Task, TaskMessage } from '../protocol.ts';
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

async function perform(task: Task): Promise<SpeechClip | readonly string[]> {
  switch (task.do) {
    case 'synthesize':
      return (await speaker).say(task.request);
    case 'phonemes':
      return (await speaker).phonemes(task.words, task.accent);
  }
}

function reply(message: ReplyMessage) {
  process.send?.(message);
}
