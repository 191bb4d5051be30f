import { expect, it } from 'vitest';
import { nativeVoice } from './fake-synthesis.ts';
import { byQuality, toDeviceVoice } from './voice-traits.ts';

it.each([
  ['Google UK English Female', 'en-GB', false, 'british', 'natural'],
  ['Ava (Premium)', 'en-US', true, 'american', 'natural'],
  ['Daniel', 'en-GB', true, 'british', 'standard'],
  ['English United Kingdom', 'en_GB', true, 'british', 'standard'],
  ['Karen', 'en-AU', true, 'other', 'standard'],
  ['English (Great Britain)+Andrea', 'en', true, 'other', 'standard'],
] as const)('%s in %s', (name, lang, localService, accent, quality) => {
  const voice = toDeviceVoice(nativeVoice({ name, lang, localService }));
  expect(voice).toMatchObject({ id: name, name, accent, quality, isOnline: !localService });
});

it.each([
  ['Microsoft Jenny Online (Natural) - English (United States)', 'Microsoft Jenny', 'natural'],
  ['Microsoft Zira - English (United States)', 'Microsoft Zira', 'standard'],
] as const)('%s is called %s', (full, name, quality) => {
  expect(toDeviceVoice(nativeVoice({ name: full }))).toMatchObject({ id: full, name, quality });
});

it.each([
  ['Google Deutsch', 'de-DE', 'Google Deutsch'],
  ['Zarvox', 'en-US', 'Zarvox'],
  ['Grandma (English (UK))', 'en-GB', 'Grandma (English (UK))'],
  ['耳语', 'en-US', 'com.apple.speech.synthesis.voice.Whisper'],
  ['Enigma', 'enm', 'Enigma'],
])('%s is not offered', (name, lang, voiceURI) => {
  expect(toDeviceVoice(nativeVoice({ name, lang, voiceURI }))).toBeNull();
});

it('Alex is a voice like others, although Safari names it like the sound effects', () => {
  const voiceURI = 'com.apple.speech.synthesis.voice.Alex';
  expect(toDeviceVoice(nativeVoice({ name: 'Alex', voiceURI }))).toMatchObject({ id: voiceURI, name: 'Alex' });
});

it('a voice whose name says that it needs the network is online, whatever else is said', () => {
  const name = 'Android Speech Recognition and Synthesis from Google en-us-x-tpc-network';
  expect(toDeviceVoice(nativeVoice({ name, localService: true }))).toMatchObject({ isOnline: true });
});

it('lists natural voices first, and of those the ones that work offline', () => {
  const voices = [
    nativeVoice({ name: 'Zira' }),
    nativeVoice({ name: 'Google US English', localService: false }),
    nativeVoice({ name: 'Ava (Premium)' }),
    nativeVoice({ name: 'Alex' }),
  ].flatMap((each) => toDeviceVoice(each) ?? []);
  expect(voices.sort(byQuality).map(({ name }) => name)).toEqual([
    'Ava (Premium)',
    'Google US English',
    'Alex',
    'Zira',
  ]);
});
