import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Correction, correct } from '@rehearse/correction';
import { expect, it, onTestFinished } from 'vitest';
import { checkReply } from '../../domain/correction/check-reply.ts';
import { promptFor } from '../../domain/correction/prompt.ts';
import { type AnswerPart, speechCriteria, writingCriteria } from '../../domain/correction/rubric.ts';
import { textOf, transcriptOf } from '../../domain/correction/transcript.ts';
import { createCorrection } from '../../providers/correction/create.ts';
import { createTranscription } from '../../providers/transcription/create.ts';
import { demonstrationModel } from '../../services/corrections/services.ts';
import { createDemonstration } from './server.ts';

/** The address of a running demonstration. */
async function start() {
  const server = createDemonstration();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  onTestFinished(() => void server.close());
  return { apiUrl, apiKey: null, model: demonstrationModel, name: 'Demonstration', keptDays: 0 };
}

const part: AnswerPart = {
  part: 'whole',
  text: 'My brother have an old camera. He give it to me when I was ten, and I like it because I can takes pictures in the park.',
  asked: 'Describe a hobby.',
  task: { kind: 'question', leastWords: 20, prompt: 'Describe a hobby.', samples: [] },
};

const withFixes = (text: string, corrections: readonly Pick<Correction, 'start' | 'end' | 'fixes'>[]) =>
  corrections.reduceRight((fixed, { start, end, fixes }) => fixed.slice(0, start) + fixes[0] + fixed.slice(end), text);

it.each(['en', 'zh'] as const)(
  'the demonstration answers like a service, with mistakes that pass every check, in %s',
  async (language) => {
    const service = createCorrection(await start(), 5000);
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
  },
);

it('the demonstration says that its transcript is an example, whose mistakes and scores pass every check', async () => {
  const config = await start();
  const recording = { bytes: new TextEncoder().encode('RIFF____WAVEfmt '), mediaType: 'audio/wav' };
  const { isEnglish, ...spoken } = await createTranscription(config, 5000).transcribe(recording);
  expect(isEnglish).toBe(true);
  const transcript = transcriptOf(spoken);
  const text = textOf(transcript);
  expect(text).toMatch(/^This is an example/);
  expect(transcript.pace.length).toBeGreaterThan(1);
  expect(transcript.words.flatMap(({ note }) => note ?? []).toSorted()).toEqual([
    ...['filler', 'filler', 'repetition', 'repetition'],
  ]);
  const said: AnswerPart = { ...part, part: 'speech', text };
  const asked = { parts: [said], language: 'en', criteria: speechCriteria } as const;
  const checked = await createCorrection(config, 5000).correct({
    prompt: promptFor({ ...asked, rubric: { goal: 'Speaks.', criteria: speechCriteria }, hints: [], transcript }),
    accept: (reply) => checkReply(reply, { ...asked, sent: [said] }),
    beforeCall: async () => {},
  });
  expect(checked.subscores).toHaveLength(6);
  expect(withFixes(text, checked.parts[0]?.corrections ?? [])).toBe(withFixes(text, correct(text)));
  expect(withFixes(text, correct(text))).toContain('I see two children in a park, and they are playing');
});
