import { type AnyRoute, operation } from '../../http/route.ts';
import { listLessons as list, openLessonFile } from '../../services/lessons/index.ts';
import { forEver } from '../media/cache.ts';
import { serveFile } from '../media/serve-bytes.ts';

/** `GET /api/public/lessons` */
export const listLessons = operation('listLessons', ({ deps }) => list(deps));

/** `GET /media/lessons/{file}` */
export const getLessonFile = operation('getLessonFile', async ({ deps, params, request }) =>
  serveFile(request, { ...(await openLessonFile(deps, params.file)), cacheControl: forEver }),
);

/** Video lessons. */
export const routes: AnyRoute[] = [listLessons, getLessonFile];
