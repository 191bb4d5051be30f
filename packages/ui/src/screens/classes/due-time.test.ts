import { describe, expect, it } from 'vitest';
import { fromFieldValue, toFieldValue, zoneName } from './due-time.ts';

describe('the due time of an assignment', () => {
  it.each(['2030-01-15T18:00:00.000Z', '2030-07-01T00:05:00.000Z', '2031-12-31T23:59:00.000Z'])(
    'comes back from the field as it was: %s',
    (instant) => {
      expect(fromFieldValue(toFieldValue(instant))).toBe(instant);
    },
  );

  it('is written in the time of the device', () => {
    const local = new Date(2030, 0, 5, 9, 7);
    expect(toFieldValue(local.toISOString())).toBe('2030-01-05T09:07');
  });

  it.each(['', '2030-01-', 'tomorrow'])('is none for "%s"', (value) => {
    expect(fromFieldValue(value)).toBeNull();
  });

  it('names the time zone in the language of the reader', () => {
    expect(zoneName('Europe/Berlin', 'en')).toMatch(/^Central European/);
    expect(zoneName('Asia/Shanghai', 'zh')).toMatch(/中国/);
  });
});
