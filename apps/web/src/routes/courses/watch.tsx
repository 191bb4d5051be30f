import { WatchScreen } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useQueryValue } from '../../app/use-query-value.ts';
import { useTitle } from '../../app/use-title.ts';
import { lessonPlace, saveLessonPlace } from '../../flows/lesson-places.ts';
import { useVideoLessons } from '../../flows/video-lessons.ts';

/** The video lessons, one of which the address names. */
export function Watch() {
  const [view, retry] = useVideoLessons();
  const [lesson] = useQueryValue('lesson');
  useTitle(useTranslation().t('pages.courses'));
  return (
    <WatchScreen
      view={view}
      lessonId={lesson === null ? null : Number(lesson)}
      onRetry={retry}
      placeOf={lessonPlace}
      onPlaceChange={saveLessonPlace}
    />
  );
}
