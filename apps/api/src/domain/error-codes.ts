import type { zErrorCode } from '@rehearse/api-client/schemas';
import type { z } from 'zod';

/** Machine-readable error code: the contract's `ErrorCode`. New codes are added there, here and in `ui`'s texts. */
export type ErrorCode = z.infer<typeof zErrorCode>;

/** Values interpolated into a message. */
export type ErrorParams = Readonly<Record<string, string | number>>;

type Message = string | ((params: ErrorParams) => string);

const waitOf = (seconds: string | number | undefined) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;

/** English message of each code, for clients that don't translate codes. `{name}` is replaced by a parameter. */
const messages: Readonly<Record<ErrorCode, Message>> = {
  'field.required': 'Fill in this field.',
  'field.type': 'This must be {expected}.',
  'field.tooShort': 'Use at least {min} characters.',
  'field.tooLong': 'Use at most {max} characters.',
  'field.tooFew': 'Enter at least {min}.',
  'field.tooMany': 'Enter at most {max}.',
  'field.tooSmall': 'Enter a number of at least {min}.',
  'field.tooBig': 'Enter a number of at most {max}.',
  'field.email': 'Enter a valid email address.',
  'field.format': 'This is not in the right format.',
  'field.notAnOption': 'Choose one of these: {options}.',
  'field.character': 'Remove the character that cannot be saved.',
  'field.timeZone': 'Choose a time zone, such as Asia/Shanghai.',
  'field.invalid': 'This is not valid.',
  'request.notJson': 'The request is not JSON.',
  'request.contentType': 'The request must be sent as {type}.',
  'request.unreadable': 'The request cannot be read.',
  'request.tooSlow': 'The request took too long to arrive. Try again.',
  'request.notAForm': 'The upload is not a form with a file.',
  'request.tooLarge': 'The request is too large.',
  'request.tooMany': ({ seconds }) => `Too many requests. Try again in ${waitOf(seconds)}.`,
  'request.otherSite': 'This site is not allowed to make this request.',
  'request.keyReused': 'This key has already been used for another request.',
  'request.inProgress': 'This request is still being processed. Try again in a moment.',
  'request.range': 'The requested range is outside the file.',
  'request.notFound': 'Not found.',
  'account.signedOut': 'Log in to continue.',
  'account.sessionExpired': 'Sorry, your token has expired.',
  'account.notRefreshed': 'Unable to refresh token',
  'account.wrongLogin': 'Wrong email or password.',
  'account.notVerified':
    'This email is not verified with this password yet. Check your inbox, or sign up again to get a new code.',
  'account.alreadyVerified': 'This account is already verified. Log in.',
  'code.wrong': 'The code is wrong or has expired. Check it, or request a new one.',
  'code.tooSoon': ({ seconds }) => `A code was sent a moment ago. You can request a new one in ${waitOf(seconds)}.`,
  'password.tooShort': 'Use at least {min} characters.',
  'password.tooLong': 'Use at most {max} characters.',
  'password.tooCommon': 'This password is one of the most common ones. Choose another.',
  'password.tooSimple': 'Use at least four different characters.',
  'password.isAddress': 'This password is too close to your email address. Choose another.',
  'password.wrong': 'This is not your password.',
  'session.notFound': 'This device is already logged out.',
  'storage.answersFull': 'Your storage for answers is full. Export your data or contact us.',
  'storage.recordingsFull': 'Your storage for recordings is full. Delete some recordings and try again.',
  'storage.wordsFull': 'Your notebook can hold up to {max} words of your own. Delete some words and try again.',
  'import.tooLong': 'A list can have at most {max} lines. Import it in parts.',
  'question.notFound': 'This question does not exist.',
  'clip.notFound': 'This audio clip does not exist.',
  'picture.notFound': 'This picture does not exist.',
  'lesson.notFound': 'This lesson file does not exist.',
  'recording.notFound': 'This recording does not exist.',
  'recording.missing': 'The upload has no file.',
  'recording.format': 'The file is not a WAV or MP4 recording.',
  'recording.tooLarge': 'A recording can have at most {megabytes} MB.',
  'recording.tooManyUnsaved':
    '{count} of your recordings are still waiting to be saved against a question. Save one of them, or upload this one again later.',
  'writing.empty': 'Answer cannot be empty, Please write the answer.',
  'correction.notOffered': 'This answer cannot be corrected here.',
  'correction.noConsent': 'Allow AI corrections first: your answer would be sent to a service.',
  'correction.noneLeft': 'You have no AI corrections left.',
  'correction.notFound': 'This correction does not exist.',
  'correction.attemptNotFound': 'This answer does not exist.',
  'correction.tooShort': 'Write at least {min} words. Then it can be corrected.',
  'correction.tooLong': 'A text can have at most {max} words to be corrected.',
  'correction.notEnglish': 'This text is not in English.',
  'correction.budgetUsed': 'There are no more AI corrections today. Please try again tomorrow.',
  'word.notFound': 'This word does not exist.',
  'card.notFound': 'This card is not in your notebook.',
  'mistake.notFound': 'This mistake is not in your list.',
  'card.deleted': 'This card was permanently deleted.',
  'exam.notFound': 'This exam does not exist.',
  'sitting.notFound': 'This test or drill does not exist.',
  'sitting.noQuestions': 'There are no questions for this.',
  'sitting.testsUsedUp': 'Your plan allows no further test of this kind.',
  'sitting.slotClosed': 'This question cannot be opened any more, or not yet.',
  'sitting.wrongQuestion': 'This is not the question that was asked.',
  'sitting.finished': 'This test or drill is already finished.',
  'report.notReady': 'The report is not ready yet.',
  'report.notFound': 'This report does not exist, or is no longer shared.',
  'plan.notFound': 'This plan does not exist.',
  'checkout.notFound': 'This checkout does not exist.',
  'checkout.outdated': 'This purchase is out of date. Nothing was charged. Please start again.',
  'payments.closed': 'Plans cannot be bought here yet.',
  'payments.notCharged': 'The payment provider did not respond. Nothing was charged.',
  'payments.unreachable': 'The payment provider did not respond.',
  'payments.noPage': 'The payment provider did not return a payment page. Please try again later.',
  'payments.noProvider': 'No payment provider is set up.',
  'school.unreachable': 'The platform of the school did not respond. Please try again later.',
  'class.notFound': 'This class does not exist, or you are not in it.',
  'class.tooMany': 'You can teach at most {max} classes.',
  'class.full': 'This class is full.',
  'class.alreadyMember': 'You are already in this class.',
  'class.ownClass': 'You teach this class.',
  'class.tooManyAssignments': 'A class can have at most {max} assignments.',
  'invitation.notFound': 'This invitation does not exist any more.',
  'invitation.closed': 'This invitation is closed.',
  'member.notFound': 'This member is not in the class.',
  'assignment.notFound': 'This assignment does not exist.',
  'payments.signature': 'The signature does not match the event, or the event is too old.',
  'files.unreachable': 'The file store did not respond. Please try again later.',
  'speech.failed': 'This audio could not be created. Please try again later.',
  'store.unreachable': 'The database does not respond.',
  'bank.notLoaded': 'The question bank is not loaded yet.',
  'server.busy': 'The server cannot do this right now. Please try again in a moment.',
  'server.notReady': 'Not working: {parts}.',
  'server.failed': 'Something went wrong. Please try again later.',
};

/** The English message of a code. */
export function messageOf(code: ErrorCode, params: ErrorParams = {}): string {
  const message = messages[code];
  if (typeof message === 'function') return message(params);
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
