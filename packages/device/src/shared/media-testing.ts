/** A device's track, which can be disconnected. */
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

  /** Disconnects the device. */
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

/** A fake stream of one kind, typed as the browser's. */
export const fakeStream = (kind: 'audio' | 'video') => new FakeStream([new FakeTrack(kind)]) as unknown as MediaStream;

/** A media recorder whose data the test provides; the last piece is delivered at stop, or never. */
export class FakeMediaRecorder {
  static supported: (type: string) => boolean = (type) => type === 'video/mp4';
  static instances: FakeMediaRecorder[] = [];
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
    FakeMediaRecorder.instances.push(this);
  }

  static reset(): void {
    FakeMediaRecorder.instances = [];
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

  emit(data: BlobPart): void {
    this.ondataavailable?.({ data: new Blob([data]) });
  }

  stop(): void {
    this.state = 'inactive';
    if (FakeMediaRecorder.atStop === 'hangs') return;
    queueMicrotask(() => {
      this.emit('last');
      this.onstop?.();
    });
  }
}
