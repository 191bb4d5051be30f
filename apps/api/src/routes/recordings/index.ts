import { BadRequest } from '../../http/errors.ts';
import { type AnyRoute, operation } from '../../http/route.ts';
import {
  maxRecordingBytes,
  deleteRecording as remove,
  uploadRecording as upload,
} from '../../services/recordings/index.ts';

/** What a form needs around its file. */
const formBytes = 16 * 1024;

/** `POST /api/recordings` */
export const uploadRecording = operation(
  'uploadRecording',
  async ({ deps, request, account }) => {
    const file = (await readForm(request)).get('file');
    if (!(file instanceof File)) throw new BadRequest('recording.missing', { field: 'file' });
    return upload(deps, { userId: account.userId, bytes: new Uint8Array(await file.arrayBuffer()) });
  },
  { maxBodyBytes: maxRecordingBytes + formBytes, atomic: 'claim' },
);

async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    // A body over the limit fails while it is read, with a status of its own.
    if (error instanceof Error && 'status' in error) throw error;
    throw new BadRequest('request.notAForm');
  }
}

/** `DELETE /media/recordings/{file}` */
export const deleteRecording = operation('deleteRecording', async ({ deps, params, account }) => {
  await remove(deps, { userId: account.userId, name: params.file });
  return null;
});

/** Uploading recordings, and deleting them. */
export const routes: AnyRoute[] = [uploadRecording, deleteRecording];
