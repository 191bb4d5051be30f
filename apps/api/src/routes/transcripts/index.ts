import { InvalidInput } from '../../domain/errors.ts';
import { fileOf } from '../../http/multipart.ts';
import { type AnyRoute, operation } from '../../http/route.ts';
import { maxTranscriptBytes, transcribe } from '../../services/transcripts/transcribe.ts';

/** Overhead of a multipart form around its file. */
const formBytes = 16 * 1024;

/** `POST /api/transcripts` */
export const createTranscript = operation(
  'createTranscript',
  async ({ deps, request, bytes: form, account }) => {
    const whole = Buffer.from(form.buffer, form.byteOffset, form.length);
    const bytes = fileOf(whole, request.headers.get('content-type') ?? '', 'file');
    if (!bytes) throw new InvalidInput('recording.missing', { field: 'file' });
    return transcribe(deps, { userId: account.userId, bytes });
  },
  { maxBodyBytes: maxTranscriptBytes + formBytes, atomic: 'claim' },
);

/** Transcripts of answers in a conversation. */
export const routes: AnyRoute[] = [createTranscript];
