/** A track of a device, which can be taken away. */
export class FakeTrack extends EventTarget {
  readonly kind: 'audio' | 'video';
  isStopped = false;

  constructor(kind: 'audio' | 'video') {
    super();
    this.kind = kind;
  }

  stop(): void {
    this.isStopped = true;
  }

  /** The device goes away. */
  lose(): void {
    this.dispatchEvent(new Event('ended'));
  }
}

export class FakeStream {
  readonly tracks: FakeTrack[];

  constructor(tracks: FakeTrack[]) {
    this.tracks = tracks;
  }

  getTracks(): FakeTrack[] {
    return this.tracks;
  }

  getAudioTracks(): FakeTrack[] {
    return this.tracks.filter(({ kind }) => kind === 'audio');
  }

  getVideoTracks(): FakeTrack[] {
    return this.tracks.filter(({ kind }) => kind === 'video');
  }
}

/** A stream of one kind, as the browser types it. */
export const fakeStream = (kind: 'audio' | 'video') => new FakeStream([new FakeTrack(kind)]) as unknown as MediaStream;

/** A recorder whose pieces are given by hand; the last one comes when it stops, or never. */
export class FakeMediaRecorder {
  static supported: (type: string) => boolean = (type) => type === 'video/mp4';
  static made: FakeMediaRecorder[] = [];
  static atStop: 'ends' | 'hangs' = 'ends';
  static isTypeSupported = (type: string) => FakeMediaRecorder.supported(type);

  state: 'inactive' | 'recording' | 'paused' = 'inactive';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onerror: (() => void) | null = null;
  onstop: (() => void) | null = null;
  readonly stream: FakeStream;
  readonly options: MediaRecorderOptions;
  timeslice = 0;

  constructor(stream: FakeStream, options: MediaRecorderOptions) {
    this.stream = stream;
    this.options = options;
    FakeMediaRecorder.made.push(this);
  }

  static reset(): void {
    FakeMediaRecorder.made = [];
    FakeMediaRecorder.atStop = 'ends';
    FakeMediaRecorder.supported = (type) => type === 'video/mp4';
  }

  start(timeslice: number): void {
    this.timeslice = timeslice;
    this.state = 'recording';
  }

  pause(): void {
    this.state = 'paused';
  }

  resume(): void {
    this.state = 'recording';
  }

  give(data: BlobPart): void {
    this.ondataavailable?.({ data: new Blob([data]) });
  }

  stop(): void {
    this.state = 'inactive';
    if (FakeMediaRecorder.atStop === 'hangs') return;
    queueMicrotask(() => {
      this.give('last');
      this.onstop?.();
    });
  }
}
