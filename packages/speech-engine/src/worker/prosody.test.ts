import { describe, expect, it } from 'vitest';
import { voiceNames } from '../voices.ts';
import { pitchOf } from './pitch.ts';
import { prosodyOf, sentencesOf } from './prosody.ts';
import { createSpeaker } from './speak.ts';

describe('the prosody of a sentence', () => {
  it('raises questions, most of all those about yes and no', () => {
    const shifts = ['The train is late.', 'When does it leave?', 'Is the train late?'].map(
      (text) => prosodyOf(text).shift,
    );
    expect(shifts).toEqual(shifts.toSorted((a, b) => a - b));
    expect(new Set(shifts).size).toBe(3);
  });

  it('widens the range of exclamations', () => {
    expect(prosodyOf('What a day!').range).toBeGreaterThan(prosodyOf('It was a long day.').range);
  });

  it('looks behind closing quotes and before an opening conjunction', () => {
    expect(prosodyOf('She asked, "Is it late?"')).toBe(prosodyOf('Is it late?'));
    expect(prosodyOf('But why is it late?')).toBe(prosodyOf('Why is it late?'));
  });
});

describe('the sentences of a text', () => {
  it('end at their marks, behind a closing quote', () => {
    expect(sentencesOf('He said, "It is cold." Bring a coat. Did you hear me? Yes, at 5 p.m. today.')).toEqual([
      'He said, "It is cold."',
      'Bring a coat.',
      'Did you hear me?',
      'Yes, at 5 p.m. today.',
    ]);
  });

  it('do not end after a title', () => {
    expect(sentencesOf('Did Mr. Santos call? He did.')).toEqual(['Did Mr. Santos call?', 'He did.']);
  });
});

describe('every voice', { timeout: 60_000 }, () => {
  it.each(voiceNames)('%s is not monotonous', async (voice) => {
    const speaker = await createSpeaker();
    const sound = await speaker.sound({ text: 'Bring a coat, because the evenings are cold in the mountains.', voice });
    // read speech has about 2 to 4 semitones
    expect(pitchOf(sound)?.deviation).toBeGreaterThan(1.7);
  });

  // flite's rms takes its pitch from its recordings
  it.each(voiceNames.filter((voice) => voice !== 'us-male'))('%s asks higher than it states', async (voice) => {
    const speaker = await createSpeaker();
    const hertz = async (text: string) => pitchOf(await speaker.sound({ text, voice }))?.hertz ?? Number.NaN;
    expect(await hertz('Did you bring a coat for the evening?')).toBeGreaterThan(
      await hertz('You did bring a coat for the evening.'),
    );
  });
});
