import type { zErrorCode } from '@rehearse/api-client/schemas';
import type { z } from 'zod';

/** What went wrong, for programs: the contract's `ErrorCode`. A new one is added there, here and in `ui`'s texts. */
export type ErrorCode = z.infer<typeof zErrorCode>;

/** Values that a message speaks of. */
export type ErrorParams = Readonly<Record<string, string | number>>;

type Message = string | ((params: ErrorParams) => string);

const waitOf = (seconds: string | number | undefined) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;

/** The message of each code, for clients that know only messages: English, made for people, `{name}` from the parameters. */
const messages: Readonly<Record<ErrorCode, Message>> = {
  'field.required': 'Fill in this field.',
  'field.type': 'This must be {expected}.',
  'field.tooShort': 'Use at least {min} characters.',
  'field.tooLong': 'Use at most {max} characters.',
  'field.tooFew': 'Give at least {min}.',
  'field.tooMany': 'Give at most {max}.',
  'field.tooSmall': 'Enter a number of at least {min}.',
  'field.tooBig': 'Enter a number of at most {max}.',
  'field.email': 'Enter a valid email address.',
  'field.format': 'This is not in the right format.',
  'field.notAnOption': 'Choose one of these: {options}.',
  'field.character': 'Remove the character that can not be saved.',
  'field.timeZone': 'Choose a time zone, such as Asia/Shanghai.',
  'field.invalid': 'This is not valid.',
  'request.notJson': 'The request is not JSON.',
  'request.contentType': 'The request must be sent as {type}.',
  'request.unreadable': 'The request can not be read.',
  'request.tooSlow': 'The request took too long to arrive. Try again.',
  'request.notAForm': 'The upload is not a form with a file.',
  'request.tooLarge': 'The request is too large.',
  'request.tooMany': ({ seconds }) => `Too many requests. Try again in ${waitOf(seconds)}.`,
  'request.otherSite': 'This site may not make this request.',
  'request.keyReused': 'This key was used for another request before.',
  'request.inProgress': 'This request is being worked on. Try again in a moment.',
  'request.range': 'The file ends before that.',
  'request.notFound': 'Not found.',
  'account.signedOut': 'Log in to go on.',
  'account.sessionExpired': 'Sorry, your token has expired.',
  'account.notRefreshed': 'Unable to refresh token',
  'account.wrongLogin': 'Wrong e-mail or password.',
  'account.notVerified':
    'This e-mail is not verified with this password yet. Check your inbox, or sign up again to get a new code.',
  'account.alreadyVerified': 'This account is verified already. Log in.',
  'code.wrong': 'The code is wrong or has expired. Check it, or ask for a new one.',
  'code.tooSoon': ({ seconds }) => `A code was sent a moment ago. Ask for a new one in ${waitOf(seconds)}.`,
  'password.tooShort': 'Use at least {min} characters.',
  'password.tooLong': 'Use at most {max} characters.',
  'password.tooCommon': 'This password is one of the most common ones. Choose another.',
  'password.tooSimple': 'Use at least four different characters.',
  'password.isAddress': 'This password is too close to your email address. Choose another.',
  'password.wrong': 'This is not your password.',
  'session.notFound': 'This device is logged out already.',
  'storage.answersFull': 'Your storage for answers is full. Export your data or write to us.',
  'storage.recordingsFull': 'Your storage for recordings is full. Delete some recordings and try again.',
  'storage.wordsFull': 'Your notebook can hold {max} words of your own. Delete some words and try again.',
  'import.tooLong': 'A list can have at most {max} lines. Import it in parts.',
  'question.notFound': 'There is no such question.',
  'clip.notFound': 'There is no such sound.',
  'picture.notFound': 'There is no such picture.',
  'lesson.notFound': 'There is no such lesson file.',
  'recording.notFound': 'There is no such recording.',
  'recording.missing': 'The upload has no file.',
  'recording.format': 'The file is not a WAV or MP4 recording.',
  'recording.tooLarge': 'A recording can have at most {megabytes} MB.',
  'recording.tooManyUnsaved':
    '{count} of your recordings are still waiting to be saved against a question. Save one of them, or upload this one again later.',
  'writing.empty': 'Answer cannot be empty, Please write the answer.',
  'word.notFound': 'There is no such word.',
  'card.notFound': 'There is no such card in your notebook.',
  'card.deleted': 'This card was deleted for good.',
  'plan.notFound': 'There is no such plan.',
  'checkout.notFound': 'There is no such checkout.',
  'checkout.outdated': 'This purchase was begun before. Nothing was charged; please start it again.',
  'payments.closed': 'Plans can not be bought here yet.',
  'payments.notCharged': 'The payment provider did not answer. Nothing was charged.',
  'payments.unreachable': 'The payment provider did not answer.',
  'payments.noPage': 'The payment provider gave no page to pay on. Please try again later.',
  'payments.noProvider': 'No payment provider is set up.',
  'payments.signature': 'The signature does not fit the event, or the event is too old.',
  'files.unreachable': 'The file store did not answer. Please try again later.',
  'speech.failed': 'This sound could not be made. Please try again later.',
  'store.unreachable': 'The store does not answer.',
  'bank.notLoaded': 'The question bank is not loaded yet.',
  'server.busy': 'The server can not do this right now. Please try again in a moment.',
  'server.notReady': 'Not working: {parts}.',
  'server.failed': 'Something went wrong. Please try again later.',
};

/** The English message of a code. */
export function messageOf(code: ErrorCode, params: ErrorParams = {}): string {
  const message = messages[code];
  if (typeof message === 'function') return message(params);
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
