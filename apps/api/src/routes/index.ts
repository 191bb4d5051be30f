import type { AppParts } from '../http/app.ts';
import * as account from './account/index.ts';
import * as classes from './classes/index.ts';
import * as cmi5 from './cmi5/index.ts';
import * as contact from './contact/index.ts';
import * as corrections from './corrections/index.ts';
import * as frames from './frames/index.ts';
import * as health from './health/index.ts';
import * as lessons from './lessons/index.ts';
import * as lti from './lti/index.ts';
import * as mailbox from './mailbox/index.ts';
import * as me from './me/index.ts';
import * as media from './media/index.ts';
import * as mistakes from './mistakes/index.ts';
import * as notebook from './notebook/index.ts';
import * as payments from './payments/index.ts';
import * as plan from './plan/index.ts';
import * as questions from './questions/index.ts';
import * as recordings from './recordings/index.ts';
import * as site from './site/index.ts';
import * as sittings from './sittings/index.ts';
import * as transcripts from './transcripts/index.ts';
import * as wordbook from './wordbook/index.ts';

/** All routes and pages, except the web app's files. */
export const parts: AppParts = {
  routes: [
    ...account.routes,
    ...me.routes,
    ...questions.routes,
    ...recordings.routes,
    ...transcripts.routes,
    ...media.routes,
    ...wordbook.routes,
    ...notebook.routes,
    ...mistakes.routes,
    ...plan.routes,
    ...payments.routes,
    ...contact.routes,
    ...corrections.routes,
    ...sittings.routes,
    ...classes.routes,
    ...site.routes,
    ...lessons.routes,
    ...lti.routes,
    ...health.routes,
  ],
  pages: [...mailbox.pages, ...payments.pages, ...lti.pages, ...frames.pages, ...cmi5.pages],
};
