import type { MailMessage } from '../../domain/mails.ts';

/** A message in the development mailbox. */
export interface KeptMail extends MailMessage {
  /** ISO 8601. */
  sentAt: string;
}

/** Sends mail. */
export interface Mail {
  /** Sends in the background, with retries. Resolves to whether it was sent; never rejects. */
  send(message: MailMessage): Promise<boolean>;
  /** Waits until all pending mail is sent or dropped. */
  flush(): Promise<void>;
  /** The mailbox's messages, newest first; null with SMTP. */
  kept(): KeptMail[] | null;
  close(): Promise<void>;
}
