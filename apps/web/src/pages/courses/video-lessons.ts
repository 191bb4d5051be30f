import { type Lesson, listLessons, NotOffered, unwrap } from '@rehearse/api-client';
import { type Language, textIn } from '@rehearse/languages';
import type { VideoLesson, VideoLessonsView } from '@rehearse/ui/screens';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../app/language/use-language.ts';
import { useServices } from '../../app/services.ts';
import { failureOf } from '../../host/failure.ts';

type Loaded =
  | { phase: 'loading' }
  | Extract<VideoLessonsView, { phase: 'failed' }>
  | { phase: 'ready'; lessons: Lesson[] };

/** A lesson in a language, with absolute URLs. */
function lessonIn(language: Language, host: string, lesson: Lesson): VideoLesson {
  return {
    lessonId: lesson.lessonId,
    title: textIn(lesson.title, language),
    description: textIn(lesson.description, language),
    video: host + lesson.video,
    mediaType: lesson.mediaType,
    captions: lesson.captions.map((captions) => ({ ...captions, url: host + captions.url })),
    poster: lesson.poster && host + lesson.poster,
  };
}

/** The video lessons in the current language, and a function to retry. */
export function useVideoLessons(): [view: VideoLessonsView, retry: () => void] {
  const { api, extras } = useServices();
  const [language] = useLanguage();
  const [loaded, setLoaded] = useState<Loaded>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    const ending = new AbortController();
    const show = (next: Loaded) => {
      if (!ending.signal.aborted) setLoaded(next);
    };
    extras
      .ask('lessons', () => unwrap(listLessons({ client: api, signal: ending.signal })))
      .then(
        ({ lessons }) => show({ phase: 'ready', lessons }),
        (error: unknown) =>
          show(
            error instanceof NotOffered
              ? { phase: 'ready', lessons: [] }
              : { phase: 'failed', failure: failureOf(error) },
          ),
      );
    return () => ending.abort();
  }, [api, extras, attempt]);

  const retry = () => {
    setLoaded({ phase: 'loading' });
    setAttempt(attempt + 1);
  };
  if (loaded.phase !== 'ready') return [loaded, retry];
  const host = api.getConfig().baseUrl ?? '';
  return [{ phase: 'ready', lessons: loaded.lessons.map((lesson) => lessonIn(language, host, lesson)) }, retry];
}
