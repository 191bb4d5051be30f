import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalRecognizer } from './local-recognizer.ts';
import { recognizerOfFiles } from './recognizer.ts';

const sound = {} as MediaStreamTrack;
const recording = { recordingId: 'a', file: new Blob(), url: '', durationSeconds: 1, levels: [] };

/** A recogniser whose results are given by hand. */
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

  // on the prototype, as in a browser that knows it
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
  hear(resultIndex: number, ...texts: (string | { interim: string })[]): void {
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
  const hearing = await createLocalRecognizer().listen(sound);
  const recognition = FakeRecognition.made.at(-1);
  if (!hearing || !recognition) throw new Error('Nothing is heard.');
  return { hearing, recognition };
}

describe('the recogniser of the browser', () => {
  it('hears the recorded sound on the device, and gives all that was said', async () => {
    const { hearing, recognition } = await listen();
    expect(FakeRecognition.available).toHaveBeenCalledWith({
      langs: ['en-US'],
      processLocally: true,
      quality: 'dictation',
    });
    expect(recognition).toMatchObject({ local: true, lang: 'en-US', continuous: true, starts: [sound] });
    recognition.hear(0, 'the old harbour');
    recognition.hear(1, 'the old harbour', { interim: 'was' });
    recognition.hear(1, 'the old harbour', ' was quiet ');
    expect(await hearing.finish(recording)).toBe('the old harbour was quiet');
  });

  it('takes the words that come between the end and the answer', async () => {
    const { hearing, recognition } = await listen();
    const heard = hearing.finish(recording);
    recognition.hear(0, 'last words');
    expect(await heard).toBe('last words');
  });

  it.each(['downloadable', 'downloading', 'unavailable'])('is not used while it is %s', async (state) => {
    FakeRecognition.available.mockResolvedValue(state);
    expect(await createLocalRecognizer().listen(sound)).toBeNull();
    expect(FakeRecognition.made).toEqual([]);
  });

  it('is never used where the browser would send the voice to its vendor', async () => {
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

  it.each([[['Chromium']], [['Chromium', 'Microsoft Edge']], [[]]])('is not even asked about in %j', async (brands) => {
    inBrowser(...brands);
    expect(await createLocalRecognizer().listen(sound)).toBeNull();
    vi.stubGlobal('navigator', {});
    expect(await createLocalRecognizer().listen(sound)).toBeNull();
    expect(FakeRecognition.available).not.toHaveBeenCalled();
  });

  it('that can’t say whether it is there is not used', async () => {
    FakeRecognition.available.mockRejectedValue(new DOMException('policy', 'NotAllowedError'));
    expect(await createLocalRecognizer().listen(sound)).toBeNull();
  });

  it('is started again when it ends after a silence', async () => {
    const { hearing, recognition } = await listen();
    recognition.hear(0, 'one');
    recognition.fail('no-speech');
    recognition.hear(0, 'two');
    expect(recognition.starts).toHaveLength(2);
    expect(await hearing.finish(recording)).toBe('one two');
  });

  it.each(['network', 'audio-capture', 'not-allowed', 'service-not-allowed', 'language-not-supported', 'aborted'])(
    'that fails (%s) knows nothing: half a transcript would call words missing that were said',
    async (error) => {
      const { hearing, recognition } = await listen();
      recognition.hear(0, 'one');
      recognition.fail(error);
      expect(recognition.starts).toHaveLength(1);
      expect(await hearing.finish(recording)).toBeNull();
    },
  );

  it('that heard nothing says nothing', async () => {
    const { hearing } = await listen();
    expect(await hearing.finish(recording)).toBeNull();
  });

  it('gives up when it ends at once, again and again', async () => {
    const { hearing, recognition } = await listen();
    for (let index = 0; index < 50; index += 1) recognition.end();
    expect(recognition.starts.length).toBeLessThan(50);
    expect(await hearing.finish(recording)).toBeNull();
  });

  it('does not hear what is said in a pause', async () => {
    const { hearing, recognition } = await listen();
    recognition.hear(0, 'one');
    hearing.pause();
    await Promise.resolve();
    expect(recognition.starts).toHaveLength(1);
    hearing.resume();
    recognition.hear(0, 'two');
    expect(recognition.starts).toHaveLength(2);
    expect(await hearing.finish(recording)).toBe('one two');
  });

  it('is not waited for longer than a few seconds', async () => {
    vi.useFakeTimers();
    FakeRecognition.atStop = 'hangs';
    const { hearing, recognition } = await listen();
    recognition.hear(0, 'one');
    const heard = hearing.finish(recording);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await heard).toBeNull();
    expect(recognition.isAborted).toBe(true);
  });

  it('is let go when the recording is left', async () => {
    const { hearing, recognition } = await listen();
    hearing.cancel();
    recognition.end();
    expect([recognition.isAborted, recognition.starts.length]).toEqual([true, 1]);
  });
});

it('a host’s own recogniser gets the finished recording', async () => {
  const transcribe = vi.fn(() => Promise.resolve('what was said'));
  const hearing = await recognizerOfFiles(transcribe).listen(sound);
  expect(await hearing?.finish(recording)).toBe('what was said');
  expect(transcribe).toHaveBeenCalledWith(recording);
});
