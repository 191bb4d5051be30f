import { useCoursesTranslation } from '@rehearse/ui/i18n';
import { lessonAt, WatchScreen } from '@rehearse/ui/screens';
import { useQueryValue } from '../../app/use-query-value.ts';
import { useTitle } from '../../app/use-title.ts';
import { lessonPlace, saveLessonPlace } from '../../flows/lesson-places.ts';
import { useVideoLessons } from '../../flows/video-lessons.ts';

/** The video lessons, one of which the address names. */
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
