import { operation } from '../../http/route.ts';
import * as questions from '../../services/questions/index.ts';

/** `GET /api/public/preview` */
export const listPreview = operation('listPreview', async ({ deps }) => ({
  content: await questions.listPreview(deps),
}));

/** `GET /api/public/preview/{number}` */
export const getPreviewQuestion = operation('getPreviewQuestion', ({ deps, params }) =>
  questions.getPreviewQuestion(deps, Number(params.number)),
);
