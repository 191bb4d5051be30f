/** Parts needed only after the conversation, or if something fails; loaded separately, see `talkParts`. */
export { SubmittedNote } from '../review/index.ts';
export { MissedNotice } from '../speaking/missed-notice.tsx';
export { TalkReview } from './talk-review.tsx';
export { TalkTrouble } from './talk-trouble.tsx';
export { UnjoinedNotice } from './unjoined-notice.tsx';
