import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { checkReply } from '../../domain/correction/check-reply.ts';
import { promptFor } from '../../domain/correction/prompt.ts';
import { type AnswerPart, writingCriteria } from '../../domain/correction/rubric.ts';
import { createCorrection } from '../../providers/correction/create.ts';
import { demonstrationModel } from '../../services/corrections/services.ts';
import { createDemonstration } from './server.ts';

const part: AnswerPart = {
  part: 'whole',
  text: 'My brother have an old camera. He give it to me when I was ten, and I like it because I can takes pictures in the park.',
  asked: 'Describe a hobby.',
  task: { kind: 'question', leastWords: 20, prompt: 'Describe a hobby.', samples: [] },
};

it.each(['en', 'zh'] as const)(
  'the demonstration answers like a service, with mistakes that pass every check, in %s',
  async (language) => {
    const server = createDemonstration();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    const config = { apiUrl, apiKey: null, model: demonstrationModel, name: 'Demonstration', keptDays: 0 };
    const service = createCorrection(config, 5000);
    await service.check();
    const asked = { parts: [part], language, criteria: writingCriteria };
    const checked = await service.correct({
      prompt: promptFor({
        ...asked,
        rubric: { goal: 'Writes.', criteria: writingCriteria },
        hints: [],
        transcript: null,
      }),
      accept: (reply) => checkReply(reply, { ...asked, sent: [part] }),
      beforeCall: async () => {},
    });
    const has = checked.parts[0]?.corrections.find(({ fixes }) => fixes.includes('has'));
    expect(part.text.slice(has?.start, has?.end)).toBe('have');
    expect(checked.subscores).toHaveLength(4);
    server.close();
  },
);
