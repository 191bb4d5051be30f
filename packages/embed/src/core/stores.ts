export { createDatabase } from '@rehearse/device/database';
export { createDrafts } from '@rehearse/device/drafts';
export { claimQuestion } from './claim-question.ts';
