import type { StorageWarning } from '@rehearse/device/outbox';
import { EmbedError } from './embed-error.ts';

const texts: Readonly<Record<StorageWarning['code'], string>> = {
  blocked: 'This browser stores nothing for this page. An answer is lost if the page is closed before it is submitted.',
  full: 'This device has no space left. An answer is lost if the page is closed before it is submitted.',
};

/** What `onError` gets of a device that stores nothing, or no more. */
export const storageError = ({ code, cause }: StorageWarning) => new EmbedError('storage', texts[code], { cause });
