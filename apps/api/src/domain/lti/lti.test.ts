import { describe, expect, it } from 'vitest';
import { isTeacherRole } from './message.ts';
import { platformAddress } from './platform-address.ts';
import { pathOfResource, readResource, resourceOfLink } from './resource.ts';
import { gradeDelay, mostGradeTries } from './retry.ts';

const role = (name: string) => `http://purl.imsglobal.org/vocab/lis/v2/membership${name}`;

describe('roles', () => {
  it.each([
    [true, role('#Instructor')],
    [true, role('/Instructor#TeachingAssistant')],
    [true, role('#ContentDeveloper')],
    [true, 'Instructor'],
    [false, role('#Learner')],
    [false, role('/Learner#Instructor')],
    [false, 'http://purl.imsglobal.org/vocab/lis/v2/institution/person#Instructor'],
    [false, 'Learner'],
  ])('of a teacher: %s for %s', (expected, name) => {
    expect(isTeacherRole([role('#Member'), name])).toBe(expected);
  });
});

describe('addresses of platforms', () => {
  it.each([
    ['https://school.example/keys', 'production'],
    ['http://127.0.0.1:8080/keys', 'development'],
    ['http://localhost:8080/keys', 'test'],
  ] as const)('may be %s in %s', (url, environment) => {
    expect(platformAddress(url, environment).href).toBe(url);
  });

  it.each([
    ['http://127.0.0.1:8080/keys', 'production'],
    ['http://school.example/keys', 'development'],
    ['https://name:secret@school.example/keys', 'development'],
    ['file:///etc/passwd', 'development'],
    ['school.example', 'development'],
  ] as const)('may not be %s in %s', (url, environment) => {
    expect(() => platformAddress(url, environment)).toThrow('is not an https address');
  });
});

describe('resources', () => {
  it.each([
    { kind: 'question', questionId: 100_001 },
    { kind: 'drill', submoduleId: 1, level: 'Mine', count: 5 },
    { kind: 'placement' },
    { kind: 'mock', examId: 'exam-1', form: 'short' },
  ] as const)('are read from the links that are made of them: %j', (resource) => {
    expect(resourceOfLink(`https://us.example${pathOfResource(resource)}`, 'https://us.example')).toEqual(resource);
  });

  it.each([
    'kind=question',
    'kind=question&questionId=1.5',
    'kind=drill&submoduleId=1&level=Easy&count=4',
    'kind=other',
    '',
  ])('are none: %s', (query) => expect(readResource(new URLSearchParams(query))).toBeNull());

  it.each([
    'https://us.example.evil.example/',
    'https://us.example@evil.example/',
    '//us.example/',
    'javascript:alert(1)',
  ])('are refused at %s', (link) => expect(() => resourceOfLink(link, 'https://us.example')).toThrow('leads to'));
});

describe('grades that could not be sent', () => {
  it('are sent again ever later, over about three days', () => {
    const waits = Array.from({ length: mostGradeTries }, (_, index) => gradeDelay(index + 1, null, 0.5));
    expect(waits.slice(0, 4)).toEqual([10_000, 30_000, 90_000, 270_000]);
    expect(waits.at(-1)).toBeNull();
    const days = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / (24 * 60 * 60_000);
    expect(days).toBeGreaterThan(2.5);
    expect(days).toBeLessThan(3.5);
  });

  it('wait as long as the platform asks, but six hours at most', () => {
    expect(gradeDelay(1, 60_000, 0.5)).toBe(60_000);
    expect(gradeDelay(1, 7 * 24 * 60 * 60_000, 0.5)).toBe(6 * 60 * 60_000);
  });
});
