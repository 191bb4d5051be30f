import { UploadStatus } from '@rehearse/ui/practice';
import { useSyncExternalStore } from 'react';
import type { Uploads } from './uploads.ts';

/** Where the recording of a question is, once there is one. */
export function ShownUpload({ uploads }: { uploads: Uploads }) {
  const upload = useSyncExternalStore(uploads.subscribe, uploads.state, uploads.state);
  return upload.phase !== 'none' && <UploadStatus {...upload} onRetry={uploads.retry} />;
}
