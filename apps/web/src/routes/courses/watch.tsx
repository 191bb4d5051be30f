import { useCoursesTranslation } from '@rehearse/ui/i18n';
import { lessonAt, WatchScreen } from '@rehearse/ui/screens';
import { useTitle } from '../../app/head/use-title.ts';
import { useQueryValue } from '../../app/use-query-value.ts';
import { lessonPlace, saveLessonPlace } from '../../pages/courses/lesson-places.ts';
import { useVideoLessons } from '../../pages/courses/video-lessons.ts';

/** The video lessons; the URL selects one. */
export function Watch() {
  const [view, retry] = useVideoLessons();
  const [lesson] = useQueryValue('lesson');
  const lessonId = lesson === null ? null : Number(lesson);
  const playing = view.phase === 'ready' ? lessonAt(view.lessons, lessonId) : undefined;
  const { t } = useCoursesTranslation();
  useTitle(playing?.title ?? t('watch.title'), playing?.description ? { description: playing.description } : {});
  return (
    <WatchScreen
      view={view}
      lessonId={lessonId}
      onRetry={retry}
      placeOf={lessonPlace}
      onPlaceChange={saveLessonPlace}
    />
  );
}
