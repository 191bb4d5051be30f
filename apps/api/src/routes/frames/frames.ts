import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findType } from '@rehearse/question-types';
import { NotFound } from '../../domain/errors.ts';
import { askedLanguage } from '../../http/asked-language.ts';
import { htmlReply, readPageBuild } from '../../http/bare-page.ts';
import type { Page, PageCall } from '../../http/route.ts';
import { type FramedKey, findFramed } from '../../services/frames/find-framed.ts';
import { oembedUrl } from '../../services/frames/oembed-url.ts';
import { emptyFrame, framePage } from './frame-page.ts';

async function frame({ deps, request, account }: PageCall, key: FramedKey): Promise<Response> {
  const { config } = deps;
  const language = askedLanguage(request);
  const found = await findFramed(deps, key, account);
  if (found.state !== 'open') return htmlReply(found.state === 'closed' ? 403 : 404, emptyFrame(language, found.state));
  const build = readPageBuild(config.webFolder, 'frame');
  if (!build) return htmlReply(503, emptyFrame(language, 'notBuilt'));
  const { searchParams, pathname } = new URL(request.url);
  const { isPracticed: _mark, userAnswer: _answer, userRecordingUrl: _recording, ...question } = found.question;
  return htmlReply(
    200,
    framePage({
      language,
      theme: searchParams.get('theme'),
      mode: searchParams.get('mode'),
      title: `${findType(question.submoduleId)?.name ?? ''} #${question.questionId}`,
      oembed: oembedUrl(config.publicUrl, pathname),
      build,
      content: { ancestors: config.frames?.ancestors ?? [], question },
    }),
  );
}

/** `GET /embed/{questionId}` */
export const questionFrame: Page = {
  method: 'GET',
  path: '/embed/:questionId{[0-9]{1,9}}',
  handler: (call) => frame(call, { questionId: Number(call.params['questionId']) }),
};

/** `GET /embed/preview/{number}` */
export const previewFrame: Page = {
  method: 'GET',
  path: '/embed/preview/:number{[0-9]{1,9}}',
  handler: (call) => frame(call, { preview: Number(call.params['number']) }),
};

/** `GET /embed/resize.js`: a script for pages of others, so they may load it. */
export const resizer: Page = {
  method: 'GET',
  path: '/embed/resize.js',
  handler({ deps: { config } }) {
    const file = path.join(config.webFolder, 'embed', 'resize.js');
    if (!config.frames || !existsSync(file)) throw new NotFound();
    return new Response(readFileSync(file), {
      headers: {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    });
  },
};
