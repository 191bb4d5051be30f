export { type Accepted, accept, type Verified } from './accept.ts';
export { type BegunLogin, beginLogin, type LoginRequest, launchPath, readLoginRequest } from './begin-login.ts';
export { coursesOf } from './courses-of.ts';
export { type DeepLinkReply, readPicking, returnLink } from './deep-link.ts';
export { getCourse } from './get-course.ts';
export { type ListedGrade, listGrades, retryGrades } from './grades.ts';
export { listKeys, publicKeys, removeOldLtiRows, rotateKeys } from './keys.ts';
export { openSession } from './open-session.ts';
export {
  addDeployment,
  addPlatform,
  type ListedPlatform,
  listPlatforms,
  type NewPlatform,
  readPlatform,
  removePlatform,
} from './platforms.ts';
export { isBrowserKey, proveBrowser } from './prove-browser.ts';
export { queueAnswerGrade, queueSittingGrade } from './queue-grade.ts';
export { type RosterMember, readRoster } from './read-roster.ts';
export { invitePlatform, keysPath, loginPath, registerPath, registerPlatform } from './register.ts';
export { sendGrade } from './send-grade.ts';
export { issueTicket, spendTicket } from './tickets.ts';
export { verifyMessage } from './verify-message.ts';
