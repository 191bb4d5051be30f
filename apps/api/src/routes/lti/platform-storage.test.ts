import { describe, expect, it } from 'vitest';
import { type AskingWindow, askPlatform, keepingScript, type StorageRequest } from './platform-storage.ts';

const request: StorageRequest = {
  message: { subject: 'lti.get_data', message_id: 'get-1', key: 'rehearse_1' },
  ...{ origin: 'https://school.example', target: '_parent', timeoutMs: 3000 },
};

/** A window in a frame of a platform, whose time and messages a test controls. */
function createWindow({ frames = {} as Record<string, unknown>, opener = null as unknown } = {}) {
  const posted: unknown[] = [];
  const listeners: Parameters<AskingWindow['addEventListener']>[1][] = [];
  const timers: (() => void)[] = [];
  const receiver = (name: string) => ({
    frames,
    postMessage: (message: unknown, origin: string) => void posted.push([name, message, origin]),
  });
  const window: AskingWindow = {
    opener: opener && receiver('opener'),
    parent: receiver('parent'),
    addEventListener: (_, listener) => void listeners.push(listener),
    setTimeout: (run) => timers.push(run),
  };
  return {
    window,
    posted,
    receive: (origin: string, data: unknown) => {
      for (const listener of listeners) listener({ origin, data });
    },
    timeOut: () => {
      for (const run of timers) run();
    },
  };
}

function ask(options?: Parameters<typeof createWindow>[0], change: Partial<StorageRequest> = {}) {
  const page = createWindow(options);
  const answers: (string | null)[] = [];
  askPlatform(page.window, { ...request, ...change }, (value) => void answers.push(value));
  return { ...page, answers };
}

const right = { subject: 'lti.get_data.response', message_id: 'get-1', key: 'rehearse_1', value: 'secret' };

describe('the storage of a platform', () => {
  it('is asked in the parent window, for the origin of the login address only', () => {
    expect(ask().posted).toEqual([['parent', request.message, 'https://school.example']]);
  });

  it('is asked in the window that opened ours', () => {
    expect(ask({ opener: {} }).posted).toEqual([['opener', request.message, 'https://school.example']]);
  });

  it('is asked in the frame that the platform named', () => {
    const inFrame: unknown[] = [];
    const storage = { postMessage: (...given: unknown[]) => void inFrame.push(given) };
    const { posted } = ask({ frames: { storage } }, { target: 'storage' });
    expect([posted, inFrame]).toEqual([[], [[request.message, 'https://school.example']]]);
  });

  it('answers once', () => {
    const { receive, timeOut, answers } = ask();
    receive('https://school.example', right);
    receive('https://school.example', { ...right, value: 'other' });
    timeOut();
    expect(answers).toEqual(['secret']);
  });

  it.each([
    ['of another origin', 'https://other.example', right],
    ['of an origin that begins alike', 'https://school.example.evil.example', right],
    ['to another question', 'https://school.example', { ...right, message_id: 'get-2' }],
    ['of another kind', 'https://school.example', { ...right, subject: 'lti.put_data.response' }],
    ['that is no object', 'https://school.example', 'secret'],
    ['that is null', 'https://school.example', null],
  ])('ignores a message %s', (_, origin, data) => {
    const { receive, timeOut, answers } = ask();
    receive(origin, data);
    expect(answers).toEqual([]);
    timeOut();
    expect(answers).toEqual([null]);
  });

  it('has no answer when it has no value', () => {
    const { receive, answers } = ask();
    receive('https://school.example', { ...right, value: undefined, error: { code: 'bad_request' } });
    expect(answers).toEqual([null]);
  });

  it('has no answer when its frame does not exist or can not be reached', () => {
    const gone = ask({}, { target: 'missing' });
    gone.timeOut();
    const frames = new Proxy(
      {},
      {
        get: () => {
          throw new Error('Blocked a frame from accessing a cross-origin frame.');
        },
      },
    );
    expect([gone.answers, ask({ frames }, { target: 'storage' }).answers]).toEqual([[null], [null]]);
  });

  it('is asked by a script that can stand in a page', () => {
    const script = keepingScript({
      ...{ state: 's', origin: 'https://school.example', target: '_parent', browserKey: 'k' },
      url: 'https://school.example/login?</script>',
    });
    expect(() => new Function(script)).not.toThrow();
    expect(script).not.toContain('</script>');
  });
});
