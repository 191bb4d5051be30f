import { codeMinutes } from './code.ts';
import type { LiveTeachingRequest } from './live-teaching.ts';

/** An email to one recipient. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  /** The same content as simple HTML. */
  html: string;
  replyTo?: string;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const htmlOf = (paragraphs: string[], code?: string) =>
  [
    '<!doctype html><html lang="en"><body style="font-family:sans-serif;color:#1e293b;line-height:1.5">',
    ...paragraphs.map((paragraph) =>
      paragraph === code
        ? `<p style="font-size:28px;font-weight:bold;letter-spacing:4px">${code}</p>`
        : `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`,
    ),
    '</body></html>',
  ].join('');

const compose = (to: string, subject: string, paragraphs: string[], code?: string): MailMessage => ({
  to,
  subject,
  text: `${paragraphs.join('\n\n')}\n`,
  html: htmlOf(paragraphs, code),
});

/** The verification code for a new account. */
export const verificationMail = (to: string, code: string): MailMessage =>
  compose(
    to,
    `${code} is your Rehearse verification code`,
    [
      'Welcome to Rehearse. Enter this code to verify your email:',
      code,
      `It can be used once and expires in ${codeMinutes} minutes.`,
      'If you did not sign up, you can ignore this message. Nobody can use your address without the code.',
    ],
    code,
  );

/** The code for a password reset. */
export const resetMail = (to: string, code: string): MailMessage =>
  compose(
    to,
    `${code} is your Rehearse password reset code`,
    [
      'Enter this code to set a new password:',
      code,
      `It can be used once and expires in ${codeMinutes} minutes.`,
      'If you did not ask for this, you can ignore this message. Your password stays the same.',
    ],
    code,
  );

/** Sent instead of a code when someone signs up with an existing account's address. */
export const accountExistsMail = (to: string, publicUrl: string): MailMessage =>
  compose(to, 'You already have a Rehearse account', [
    'Someone, probably you, tried to sign up with this email, which already has an account.',
    `Log in: ${publicUrl}/login\nForgot your password? ${publicUrl}/password-reset`,
    'If it was not you, you do not need to do anything.',
  ]);

/** Confirms a password change. */
export const passwordChangedMail = (
  to: string,
  publicUrl: string,
  loggedOut: 'every device' | 'every other device' = 'every device',
): MailMessage =>
  compose(to, 'Your Rehearse password was changed', [
    `Your password was changed, and ${loggedOut} was logged out.`,
    `If it was not you, set a new one now: ${publicUrl}/password-reset`,
  ]);

/** Asks the owner to set a password, because there were several sign-ups with different passwords for one address. */
export const passwordUnsetMail = (to: string, publicUrl: string): MailMessage =>
  compose(to, 'Set a password for your Rehearse account', [
    'Your email is verified. Someone signed up with it more than once, so we did not keep any of the passwords: one may not be yours.',
    `Set your password: ${publicUrl}/password-reset`,
  ]);

/** Confirms that the account was deleted. */
export const accountDeletedMail = (to: string): MailMessage =>
  compose(to, 'Your Rehearse account was deleted', [
    'Your account, your answers and your recordings were deleted, as you asked. This is the last message about it.',
    'If you paid for a plan, we keep its reference, amount and date in our accounts, as the law requires, without your name or email.',
  ]);

/** A message to the operator, and its sender. */
interface Letter {
  name: string;
  email: string;
  message: string;
}

const toOperator = (to: string, topic: string, { name, email }: Letter, paragraphs: string[]): MailMessage => ({
  ...compose(to, `${topic} from ${name.replace(/\s+/g, ' ')}`, [`From: ${name} <${email}>`, ...paragraphs]),
  replyTo: email,
});

/** A visitor's message, for the operator. */
export const contactMail = (to: string, from: Letter): MailMessage => toOperator(to, 'Message', from, [from.message]);

/** A visitor's request for 1-on-1 live teaching, for the operator. */
export const liveTeachingMail = (to: string, from: Letter, request: LiveTeachingRequest): MailMessage =>
  toOperator(to, 'Live teaching request', from, [
    `Goal: ${request.goal}`,
    `Target score: ${request.targetScore ?? 'none given'}`,
    `Preferred times: ${request.times}\nTime zone: ${request.timeZone}`,
    ...(from.message === '' ? [] : [from.message]),
  ]);
