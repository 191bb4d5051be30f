import { expect, it } from 'vitest';
import { hostOrigin } from './host-origin.ts';

const school = 'https://school.example';
const framed = { isFramed: true, ancestorOrigins: undefined, referrer: `${school}/course` };

it('is that of the page around, by the browser or by the referrer', () => {
  expect(hostOrigin(framed, [school])).toBe(school);
  const nested = { ...framed, ancestorOrigins: ['https://lms.example', school] };
  expect(hostOrigin(nested, [school, 'https://lms.example'])).toBe('https://lms.example');
});

it('is unknown outside a frame, without a referrer, and for pages that are not allowed', () => {
  expect(hostOrigin({ ...framed, isFramed: false }, [school])).toBeNull();
  expect(hostOrigin({ ...framed, referrer: '' }, [school])).toBeNull();
  expect(hostOrigin(framed, ['https://school.example.org'])).toBeNull();
  // the browser knows better than the referrer, which a page can withhold but not forge
  expect(hostOrigin({ ...framed, ancestorOrigins: ['https://other.example'] }, [school])).toBeNull();
  expect(hostOrigin({ ...framed, ancestorOrigins: ['null'] }, [school])).toBeNull();
});
