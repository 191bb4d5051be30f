import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalRecognizer } from './local-recognizer.ts';
import { createFileRecognizer } from './recognizer.ts';

const sound = {} as MediaStreamTrack;
const recording = { recordingId: 'a', file: new Blob(), url: '', durationSeconds: 1, levels: [] };

/** A recogniser whose results the test provides. */
class FakeRecognition extends EventTarget {
  static made: FakeRecognition[] = [];
  static available = vi.fn<(options: object) => Promise<string>>();
  static atStop: 'ends' | 'hangs' = 'ends';
  lang = '';
  continuous = false;
  interimResults = true;
  starts: unknown[] = [];
  isAborted = false;

  constructor() {
    super();
    FakeRecognition.made.push(this);
  }

  // on the prototype, as in a browser that supports it
  get processLocally(): boolean {
    return this.local;
  }
  set processLocally(value: boolean) {
    this.local = value;
  }
  local = false;

  start(track: unknown): void {
    this.starts.push(track);
  }
  emitResult(resultIndex: number, ...texts: (string | { interim: string })[]): void {
    const results = texts.map((text) =>
      typeof text === 'string'
        ? Object.assign([{ transcript: text }], { isFinal: true })
        : Object.assign([{ transcript: text.interim }], { isFinal: false }),
    );
    this.dispatchEvent(Object.assign(new Event('result'), { results, resultIndex }));
  }
  fail(error: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
    this.end();
  }
  end(): void {
    this.dispatchEvent(new Event('end'));
  }
  stop(): void {
    if (FakeRecognition.atStop === 'ends') queueMicrotask(() => this.end());
  }
  abort(): void {
    this.isAborted = true;
  }
}

const inBrowser = (...brands: string[]) =>
  vi.stubGlobal('navigator', { userAgentData: { brands: brands.map((brand) => ({ brand })) } });

beforeEach(() => {
  inBrowser('Chromium', 'Google Chrome');
  FakeRecognition.made = [];
  FakeRecognition.atStop = 'ends';
  FakeRecognition.available.mockReset().mockResolvedValue('available');
  vi.stubGlobal('SpeechRecognition', FakeRecognition);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function listen() {
  const transcription = await createLocalRecognizer().listen(sound);
  const recognition = FakeRecognition.made.at(-1);
  if (!transcription || !recognition) throw new Error('Nothing is being transcribed.');
  return { transcription, recognition };
}

describe('createLocalRecognizer', () => {
  it('transcribes the recorded sound on the device', async () => {
    const { transcription, recognition } = await listen();
    expect(FakeRecognition.available).toHaveBeenCalledWith({
      langs: ['en-US'],
      processLocally: true,
      quality: 'dictation',
    });
    expect(recognition).toMatchObject({ local: true, lang: 'en-US', continuous: true, starts: [sound] });
    recognition.emitResult(0, 'the old harbour');
    recognition.emitResult(1, 'the old harbour', { interim: 'was' });
    recognition.emitResult(1, 'the old harbour', ' was quiet ');
    expect(await transcription.finish(recording)).toBe('the old harbour was quiet');
  });

  it('includes words that arrive while it is finishing', async () => {
    const { transcription, recognition } = await listen();
    const transcript = transcription.finish(recording);
    recognition.emitResult(0, 'last words');
    expect(await transcript).toBe('last words');
  });

  it.each(['downloadable', 'downloading', 'unavailable'])('does not use a recogniser that is %s', async (state) => {
    FakeRecognition.available.mockResolvedValue(state);
    expect(await createLocalRecognizer().listen(sound)).toBeNull();
    expect(FakeRecognition.made).toEqual([]);
  });

  it('does not use a recogniser that would send audio to the browser’s vendor', async () => {
    class Cloud extends EventTarget {
      static available = () => Promise.resolve('available');
      start = vi.fn();
    }
    vi.stubGlobal('SpeechRecognition', Cloud);
    expect(await createLocalRecognizer().listen(sound)).toBeNull();
    class Old extends FakeRecognition {
      static override available = undefined as never;
    }
    vi.stubGlobal('SpeechRecognition', Old);
    expect(await createLocalRecognizer().listen(sound)).toBeNull();
    vi.stubGlobal('SpeechRecognition', undefined);
    expect(await createLocalRecognizer().listen(sound)).toBeNull();
    expect(FakeRecognition.made).toEqual([]);
  });

  it.each([[['Chromium']], [['Chromium', 'Microsoft Edge']], [[]]])(
    'does not even check availability in %j',
    async (brands) => {
      inBrowser(...brands);
      expect(await createLocalRecognizer().listen(sound)).toBeNull();
      vi.stubGlobal('navigator', {});
      expect(await createLocalRecognizer().listen(sound)).toBeNull();
      expect(FakeRecognition.available).not.toHaveBeenCalled();
    },
  );

  it('does not use a recogniser whose availability check fails', async () => {
    FakeRecognition.available.mockRejectedValue(new DOMException('policy', 'NotAllowedError'));
    expect(await createLocalRecognizer().listen(sound)).toBeNull();
  });

  it('restarts after a silence', async () => {
    const { transcription, recognition } = await listen();
    recognition.emitResult(0, 'one');
    recognition.fail('no-speech');
    recognition.emitResult(0, 'two');
    expect(recognition.starts).toHaveLength(2);
    expect(await transcription.finish(recording)).toBe('one two');
  });

  it.each(['network', 'audio-capture', 'not-allowed', 'service-not-allowed', 'language-not-supported', 'aborted'])(
    'returns no transcript after an error (%s), since words would be missing from it',
    async (error) => {
      const { transcription, recognition } = await listen();
      recognition.emitResult(0, 'one');
      recognition.fail(error);
      expect(recognition.starts).toHaveLength(1);
      expect(await transcription.finish(recording)).toBeNull();
    },
  );

  it('returns no transcript when there were no words', async () => {
    const { transcription } = await listen();
    expect(await transcription.finish(recording)).toBeNull();
  });

  it('gives up when it keeps ending immediately', async () => {
    const { transcription, recognition } = await listen();
    for (let index = 0; index < 50; index += 1) recognition.end();
    expect(recognition.starts.length).toBeLessThan(50);
    expect(await transcription.finish(recording)).toBeNull();
  });

  it('does not listen during a pause', async () => {
    const { transcription, recognition } = await listen();
    recognition.emitResult(0, 'one');
    transcription.pause();
    await Promise.resolve();
    expect(recognition.starts).toHaveLength(1);
    transcription.resume();
    recognition.emitResult(0, 'two');
    expect(recognition.starts).toHaveLength(2);
    expect(await transcription.finish(recording)).toBe('one two');
  });

  it('waits no longer than a few seconds', async () => {
    vi.useFakeTimers();
    FakeRecognition.atStop = 'hangs';
    const { transcription, recognition } = await listen();
    recognition.emitResult(0, 'one');
    const transcript = transcription.finish(recording);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await transcript).toBeNull();
    expect(recognition.isAborted).toBe(true);
  });

  it('aborts when the recording is disposed', async () => {
    const { transcription, recognition } = await listen();
    transcription.cancel();
    recognition.end();
    expect([recognition.isAborted, recognition.starts.length]).toEqual([true, 1]);
  });
});

it('passes the finished recording to a host’s own recogniser', async () => {
  const transcribe = vi.fn(() => Promise.resolve('what was said'));
  const transcription = await createFileRecognizer(transcribe).listen(sound);
  expect(await transcription?.finish(recording)).toBe('what was said');
  expect(transcribe).toHaveBeenCalledWith(recording);
});
