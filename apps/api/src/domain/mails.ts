import { codeMinutes } from './code.ts';
import type { LiveTeachingWish } from './live-teaching.ts';

/** A message to one person. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  /** The same as simple HTML. */
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

/** The code that proves a new account's mailbox. */
export const verificationMail = (to: string, code: string): MailMessage =>
  compose(
    to,
    `${code} is your Rehearse verification code`,
    [
      'Welcome to Rehearse. Type this code to verify your e-mail:',
      code,
      `It works once, for ${codeMinutes} minutes.`,
      'If you did not sign up, ignore this message: without the code nobody can use your address.',
    ],
    code,
  );

/** The code that allows a new password. */
export const resetMail = (to: string, code: string): MailMessage =>
  compose(
    to,
    `${code} is your Rehearse password reset code`,
    [
      'Type this code to set a new password:',
      code,
      `It works once, for ${codeMinutes} minutes.`,
      'If you did not ask for it, ignore this message: your password stays as it is.',
    ],
    code,
  );

/** Sent instead of a code to someone who signs up again. */
export const accountExistsMail = (to: string, publicUrl: string): MailMessage =>
  compose(to, 'You already have a Rehearse account', [
    'Someone, probably you, tried to sign up with this e-mail, which has an account already.',
    `Log in: ${publicUrl}/login\nForgot your password? ${publicUrl}/password-reset`,
    'If it was not you, there is nothing to do.',
  ]);

/** Tells that the password was changed. */
export const passwordChangedMail = (
  to: string,
  publicUrl: string,
  loggedOut: 'every device' | 'every other device' = 'every device',
): MailMessage =>
  compose(to, 'Your Rehearse password was changed', [
    `Your password was changed and ${loggedOut} was logged out.`,
    `If it was not you, set a new one now: ${publicUrl}/password-reset`,
  ]);

/** Tells that the account has no password yet, since several sign-ups came for one e-mail. */
export const passwordUnsetMail = (to: string, publicUrl: string): MailMessage =>
  compose(to, 'Set a password for your Rehearse account', [
    'Your e-mail is verified. Someone signed up with it more than once, so we took none of the passwords: one may not be yours.',
    `Set your password: ${publicUrl}/password-reset`,
  ]);

/** Tells that the account is gone. */
export const accountDeletedMail = (to: string): MailMessage =>
  compose(to, 'Your Rehearse account was deleted', [
    'Your account, your answers and your recordings were deleted, as you asked. This is the last message about it.',
    'If you paid for a plan, its reference, amount and date stay in our books, as the law asks, without your name or e-mail.',
  ]);

/** Who wrote to the operator, and what. */
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
export const liveTeachingMail = (to: string, from: Letter, wish: LiveTeachingWish): MailMessage =>
  toOperator(to, 'Live teaching request', from, [
    `Goal: ${wish.goal}`,
    `Target score: ${wish.targetScore ?? 'none given'}`,
    `Times that suit: ${wish.times}\nTime zone: ${wish.timeZone}`,
    ...(from.message === '' ? [] : [from.message]),
  ]);
