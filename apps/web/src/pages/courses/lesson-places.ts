import { createStorage } from '@rehearse/device/storage';

/** Positions in seconds, by lesson number. */
type Places = Readonly<Record<string, number>>;

const readPlaces = (saved: unknown): Places =>
  typeof saved === 'object' && saved !== null
    ? Object.fromEntries(Object.entries(saved).filter(([, seconds]) => Number.isFinite(seconds) && seconds > 0))
    : {};

const places = createStorage().item('lessonPlaces', readPlaces);

/** The saved position of a video lesson on this device. */
export const lessonPlace = (lessonId: number): number => places.get()[lessonId] ?? 0;

/** Saves the position of a video lesson; 0 deletes it. */
export function saveLessonPlace(lessonId: number, seconds: number): void {
  const { [lessonId]: _before, ...others } = places.get();
  places.set(seconds > 0 ? { ...others, [lessonId]: Math.round(seconds * 10) / 10 } : others);
}
