import type { VideoLesson, WrittenLesson } from './courses.types.ts';

/** Eight seconds of plain blue video, VP8. */
const blue =
  'data:video/webm;base64,GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZwEAAAAAAAMrEU2bdLpNu4tTq4QVSalmU6yBoU27i1OrhBZUrmtTrIHYTbuMU6uEElTDZ1OsggEeTbuMU6uEHFO7a1OsggMV7AEAAAAAAABZAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmsirXsYMPQkBNgI1MYXZmNTkuMjcuMTAwV0GNTGF2ZjU5LjI3LjEwMESJiEC/QAAAAAAAFlSua8GuAQAAAAAAADjXgQFzxYhGJqacg9/8g5yBACK1nIN1bmSIgQCGhVZfVlA4g4EBI+ODhDuaygDgibCBILqBEpqBAhJUw2f9c3OgY8CAZ8iaRaOHRU5DT0RFUkSHjUxhdmY1OS4yNy4xMDBzc9djwItjxYhGJqacg9/8g2fIoUWjh0VOQ09ERVJEh5RMYXZjNTkuMzcuMTAwIGxpYnZweGfIokWjiERVUkFUSU9ORIeUMDA6MDA6MDguMDAwMDAwMDAwAAAfQ7Z1QQzngQCjv4EAAIDQAgCdASogABIAAEcIhYWImYSIAgICdaoD+AIIISmecP78KdH/3no+89H3no/7z0f+++HvfD3vh/koAKOmgQPoANEBAAsRYAAYAB5X9AwAQQ4A/t4Se3GZDhkVj3lDkWOPQACjpoEH0ADRAQALEWAAGAAeV/QMAEEOAP7eEntxmQ4ZFY95Q5Fjj0AAo6aBC7gA0QEACxFgABgAHlf0DABBDgD+3hJ7cZkOGRWPeUORY49AAKOmgQ+gANEBAAsRYAAYAB5X9AwAQQ4A/t4Se3GZDhkVj3lDkWOPQACjpoETiADRAQALEWAAGAAeV/QMAEEOAP7eEntxmQ4ZFY95Q5Fjj0AAH0O2dd7nghdwo6aBAAAA0QEACxFgABgAHlf0DABBDgD+3hJ7cZkOGRWPeUORY49AAKOwgQPoANEBAAsQEBRgAHlf0DABBDgA/vwp0f/eej7z0feej/vPR/774e98Pe+H+SgAHFO7a5G7j7OBALeK94EB8YIBoPCBAw==';
const captions = 'data:text/vtt,WEBVTT%0A%0A00:00.000%20--%3E%2000:08.000%0ARead%20it%20all%20first.';
const drawing =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="16" height="9"%3E%3Crect width="16" height="9" fill="%23dde8fd"/%3E%3C/svg%3E';

export const videoLessons: readonly VideoLesson[] = [
  {
    lessonId: 1,
    title: 'Read & Complete: use the sentence around the gap',
    description: 'Five steps that find the missing letters without guessing.',
    video: blue,
    mediaType: 'video/webm',
    captions: [
      { language: 'en', url: captions },
      { language: 'zh', url: captions },
    ],
    poster: drawing,
  },
  {
    lessonId: 2,
    title: 'Listen & Type: three plays, three tasks',
    description: '',
    video: blue,
    mediaType: 'video/webm',
    captions: [{ language: 'en', url: captions }],
    poster: null,
  },
];

export const writtenLessons: readonly WrittenLesson[] = [
  {
    href: '/courses/pitfall-guide',
    title: 'The pitfall guide',
    intro: 'In every question type a few mistakes cost most of the points.',
    minutes: 7,
    group: 'pitfalls',
  },
  {
    href: '/courses/template-speak-about-a-photo',
    title: 'Template: speak about a photo',
    intro: 'Ninety seconds in five steps, with a worked answer.',
    minutes: 2,
    group: 'templates',
  },
  {
    href: '/courses/words-everyday',
    title: 'Words for everyday life',
    intro: 'Twenty-four words of levels A1 and A2, by theme.',
    minutes: 1,
    group: 'words',
  },
];
