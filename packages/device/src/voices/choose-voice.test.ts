import { expect, it } from 'vitest';
import { chooseVoice } from './choose-voice.ts';
import { nativeVoice } from './fake-synthesis.ts';
import { toDeviceVoice } from './voice-traits.ts';

const voices = [
  nativeVoice({ name: 'Daniel', lang: 'en-GB' }),
  nativeVoice({ name: 'Google UK English Female', lang: 'en-GB', localService: false }),
  nativeVoice({ name: 'Google UK English Male', lang: 'en-GB', localService: false }),
  nativeVoice({ name: 'Samantha', lang: 'en-US' }),
  nativeVoice({ name: 'Tom', lang: 'en-US' }),
].flatMap((each) => toDeviceVoice(each) ?? []);
const files = { british: null, american: null };
const text = 'Good morning.';
const nameOf = (...args: Parameters<typeof chooseVoice>) => chooseVoice(...args)?.name ?? 'the file';

it('a clip is spoken in its accent', () => {
  const choice = { british: 'Daniel', american: 'Samantha' };
  expect(nameOf(voices, choice, { text, voice: { accent: 'british' } })).toBe('Daniel');
  expect(nameOf(voices, choice, { text, voice: { accent: 'american' } })).toBe('Samantha');
});

it('a British clip stays with its file if only an American voice is chosen', () => {
  expect(nameOf(voices, { ...files, american: 'Samantha' }, { text, voice: { accent: 'british' } })).toBe('the file');
});

it('a clip of another or an unknown accent has the first voice chosen', () => {
  expect(nameOf(voices, { ...files, american: 'Samantha' }, { text })).toBe('Samantha');
  expect(nameOf(voices, { british: 'Daniel', american: 'Samantha' }, { text, voice: { accent: 'other' } })).toBe(
    'Daniel',
  );
});

it('the second speaker has another voice of the accent', () => {
  const choice = { ...files, american: 'Tom' };
  expect(nameOf(voices, choice, { text, voice: { accent: 'american', speaker: 2 } })).toBe('Samantha');
});

it('the second speaker is online only if the first one is', () => {
  const second = { text, voice: { accent: 'british', speaker: 2 } } as const;
  expect(nameOf(voices, { ...files, british: 'Daniel' }, second)).toBe('Daniel');
  const online = chooseVoice(voices, { ...files, british: 'Google UK English Male' }, second);
  expect(online?.name).not.toBe('Google UK English Male');
});

it('without a choice, its text or its voice, the file is played', () => {
  expect(nameOf(voices, files, { text })).toBe('the file');
  expect(nameOf(voices, { ...files, british: 'Daniel' }, { text: '' })).toBe('the file');
  expect(nameOf(voices, { ...files, british: 'Serena' }, { text })).toBe('the file');
});
