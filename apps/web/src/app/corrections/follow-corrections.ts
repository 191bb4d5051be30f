import type { ApiClient, Correction } from '@rehearse/api-client';

/** How often the host is asked where it can't report changes. */
const pollMs = 4000;

interface FollowOptions {
  /** Reads the current state: at first, after each lost connection, and every few seconds without a stream. */
  read: () => Promise<readonly Correction[]>;
  onChange: (correction: Correction) => void;
}

/**
 * Follows a learner's corrections by the host's events, or by asking every few seconds if there are none.
 *
 * @returns ends it
 */
export function followCorrections(client: ApiClient, { read, onChange }: FollowOptions): () => void {
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = (correction: Correction) => {
    if (!isEnded) onChange(correction);
  };
  const look = () =>
    read().then(
      (corrections) => corrections.forEach(report),
      // without a connection the next look may succeed
      () => {},
    );
  const poll = () => {
    void look().then(() => {
      if (!isEnded) timer = setTimeout(poll, pollMs);
    });
  };
  const end = () => {
    isEnded = true;
    clearTimeout(timer);
    stream?.close();
  };

  const stream = openStream(client);
  if (stream === null) {
    poll();
    return end;
  }
  // changes before the stream was open are not repeated by it
  stream.addEventListener('open', () => void look());
  stream.addEventListener('correction', ({ data }: MessageEvent<string>) => report(JSON.parse(data) as Correction));
  stream.addEventListener('error', () => {
    // the browser connects again unless the host refused
    if (stream.readyState === EventSource.CLOSED && !isEnded && timer === undefined) poll();
  });
  return end;
}

function openStream(client: ApiClient): EventSource | null {
  if (typeof EventSource === 'undefined') return null;
  const { baseUrl = '' } = client.getConfig();
  return new EventSource(`${baseUrl}/api/me/corrections/events`, { withCredentials: true });
}
