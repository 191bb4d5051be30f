import type { MailMessage } from '../../domain/mails.ts';

/** A message the development mailbox keeps. */
export interface KeptMail extends MailMessage {
  /** ISO 8601. */
  sentAt: string;
}

/** Sends mail. */
export interface Mail {
  /** Sends in the background, tried again a few times. Resolves to whether it went out; never rejects. */
  send(message: MailMessage): Promise<boolean>;
  /** Waits until everything handed over is sent or given up. */
  flush(): Promise<void>;
  /** The kept messages, newest first; null when mail goes out by SMTP. */
  kept(): KeptMail[] | null;
  close(): Promise<void>;
}
