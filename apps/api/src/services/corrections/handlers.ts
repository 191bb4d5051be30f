import type { JobHandlers } from '../jobs/workers.ts';
import { sendGrade } from '../lti/send-grade.ts';
import { measureAgain } from '../sittings/measure-again.ts';
import { mailCorrection } from './mail.ts';
import { runCorrection } from './run.ts';

/** What the workers do. */
export const jobHandlers: JobHandlers = {
  correction: runCorrection,
  correctionMail: mailCorrection,
  ltiGrade: sendGrade,
  measuring: measureAgain,
};
