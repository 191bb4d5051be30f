import { InvalidInput } from '../../domain/errors.ts';
import { fileOf } from '../../http/multipart.ts';
import { type AnyRoute, operation } from '../../http/route.ts';
import {
  maxRecordingBytes,
  deleteRecording as remove,
  uploadRecording as upload,
} from '../../services/recordings/index.ts';

/** Overhead of a multipart form around its file. */
const formBytes = 16 * 1024;

/** `POST /api/recordings` */
export const uploadRecording = operation(
  'uploadRecording',
  async ({ deps, request, bytes: form, account }) => {
    const bytes = fileOf(
      Buffer.from(form.buffer, form.byteOffset, form.length),
      request.headers.get('content-type') ?? '',
      'file',
    );
    if (!bytes) throw new InvalidInput('recording.missing', { field: 'file' });
    return upload(deps, { userId: account.userId, bytes });
  },
  { maxBodyBytes: maxRecordingBytes + formBytes, atomic: 'claim' },
);

/** `DELETE /media/recordings/{file}` */
export const deleteRecording = operation('deleteRecording', async ({ deps, params, account }) => {
  await remove(deps, { userId: account.userId, name: params.file });
  return null;
});

/** Uploading recordings, and deleting them. */
export const routes: AnyRoute[] = [uploadRecording, deleteRecording];
