import { isTransient } from '@rehearse/api-client';

/**
 * Whether a reply is the requested file, or the host's own error for it. A busy or broken host, a gateway's error page and a
 * Wi-Fi login say nothing about the file, so the cached copy is kept.
 */
export function isFromTheHost({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return !isTransient(status) && !headers.get('content-type')?.includes('text/html');
}
