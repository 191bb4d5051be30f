import { expect, it } from 'vitest';
import { type LoggedEvent, shownDetail, withEvent } from './event-log.ts';

const logged = (...names: LoggedEvent['name'][]) =>
  names.reduce<readonly LoggedEvent[]>((events, name, index) => withEvent(events, { name, detail: index }), []);

it('lists the newest first, and a run of drafts once', () => {
  expect(logged('draft', 'draft', 'answered', 'draft')).toEqual([
    { name: 'draft', detail: 3, count: 1, key: 3 },
    { name: 'answered', detail: 2, count: 1, key: 2 },
    { name: 'draft', detail: 1, count: 2, key: 1 },
  ]);
});

it('keeps the newest thirty', () => {
  const events = logged(...Array.from({ length: 40 }, () => 'error' as const));
  expect(events.map(({ key }) => key)).toEqual(Array.from({ length: 30 }, (_, index) => 40 - index));
});

it('shows what JSON has no form for', () => {
  const error = Object.assign(new Error('No word.'), { code: 'data' });
  expect(JSON.parse(shownDetail({ file: new Blob(['ab'], { type: 'audio/wav' }), error }))).toEqual({
    file: 'Blob of audio/wav, 2 bytes',
    error: { code: 'data', message: 'No word.' },
  });
});
