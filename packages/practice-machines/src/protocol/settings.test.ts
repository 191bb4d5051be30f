import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  flowTimes,
  isSameSetting,
  type PracticeSettings,
  practiceModes,
  readPracticeSettings,
  timeFactors,
} from './settings.ts';

describe('practice settings', () => {
  it('keep the spec’s time, extend it, or remove it', () => {
    const seconds = (mode: PracticeSettings['mode'], timeFactor: PracticeSettings['timeFactor'], spec: number) =>
      flowTimes({ mode, timeFactor }, spec).durationSeconds;
    expect(seconds('timed', 1, 180)).toBe(180);
    expect(seconds('timed', 1.5, 180)).toBe(270);
    expect(seconds('exam', 10, 20)).toBe(200);
    expect(seconds('learn', 2, 180)).toBeNull();
  });

  it('never shorten a time by rounding', () => {
    expect(flowTimes({ mode: 'timed', timeFactor: 1.25 }, 5)).toEqual({
      mode: 'timed',
      timeFactor: 1.25,
      durationSeconds: 7,
    });
  });

  it('survive storage unchanged', () => {
    for (const mode of practiceModes) {
      for (const timeFactor of timeFactors) {
        const stored: unknown = JSON.parse(JSON.stringify({ mode, timeFactor }));
        expect(readPracticeSettings(stored)).toEqual({ mode, timeFactor });
      }
    }
  });

  it('keep the choice to continue automatically, which changes no question', () => {
    const timed: PracticeSettings = { mode: 'timed', timeFactor: 1 };
    const automatic: PracticeSettings = { ...timed, autoContinue: true };
    expect(readPracticeSettings(JSON.parse(JSON.stringify(automatic)))).toEqual(automatic);
    expect(readPracticeSettings({ ...timed, autoContinue: 'yes' })).toEqual(timed);
    expect(isSameSetting(timed, automatic)).toBe(true);
  });

  it('are readable from any stored value', () => {
    expect(readPracticeSettings(null)).toEqual({ mode: 'timed', timeFactor: 1 });
    expect(readPracticeSettings({ mode: 'exam', timeFactor: 3 })).toEqual({ mode: 'exam', timeFactor: 1 });
    expect(readPracticeSettings({ mode: 'sleep', timeFactor: 2 })).toEqual({ mode: 'timed', timeFactor: 2 });
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const { mode, timeFactor } = readPracticeSettings(stored);
        expect(practiceModes).toContain(mode);
        expect(timeFactors).toContain(timeFactor);
      }),
    );
  });

  it('differ by the time factor only where there is a clock', () => {
    expect(isSameSetting({ mode: 'learn', timeFactor: 1 }, { mode: 'learn', timeFactor: 2 })).toBe(true);
    expect(isSameSetting({ mode: 'timed', timeFactor: 1 }, { mode: 'timed', timeFactor: 2 })).toBe(false);
    expect(isSameSetting({ mode: 'timed', timeFactor: 1 }, { mode: 'exam', timeFactor: 1 })).toBe(false);
  });
});
