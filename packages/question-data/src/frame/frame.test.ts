import { types } from '@rehearse/question-types';
import { describe, expect, it } from 'vitest';
import { frameSnippet, readHostMessage, resizedSnippet } from './index.ts';

const snippet = {
  origin: 'https://rehearse.example',
  questionId: 100_001,
  submoduleId: types.readAndSelect.id,
  title: 'Read & “Select”',
  width: null,
  height: 420,
};

describe('the snippet of a frame', () => {
  it('asks for nothing but sound where nothing is recorded', () => {
    expect(frameSnippet(snippet)).toBe(
      '<iframe src="https://rehearse.example/embed/100001" title="Read &amp; “Select”" width="100%" height="420" ' +
        'style="border:0;max-width:100%" allow="autoplay" referrerpolicy="strict-origin" loading="lazy"></iframe>',
    );
  });

  it('asks for the microphone where something is recorded', () => {
    const speaking = { ...snippet, submoduleId: types.readAloud.id };
    expect(frameSnippet(speaking)).toContain('allow="microphone; camera; autoplay"');
  });

  it('has theme, language and width, and can’t be broken out of by a title', () => {
    const html = frameSnippet({ ...snippet, title: '"><script>', theme: 'dark', locale: 'zh', width: 320 });
    expect(html).toContain('src="https://rehearse.example/embed/100001?theme=dark&amp;locale=zh"');
    expect(html).toContain('title="&quot;&gt;&lt;script&gt;" width="320"');
  });

  it('comes with the script of the same server', () => {
    expect(resizedSnippet(snippet).split('\n')[1]).toBe(
      '<script src="https://rehearse.example/embed/resize.js" async></script>',
    );
  });
});

describe('a message to a frame', () => {
  const message = (content: object) => ({ source: 'rehearse-host', version: 1, ...content });

  it.each([{ type: 'start' }, { type: 'measure' }, { type: 'theme', theme: 'dark' }, { type: 'locale', locale: 'zh' }])(
    'is read: %j',
    (content) => expect(readHostMessage(message(content))).toEqual(content),
  );

  it.each([
    null,
    'start',
    { type: 'start' },
    { ...message({ type: 'start' }), source: 'rehearse' },
    { ...message({ type: 'start' }), version: 2 },
    message({ type: 'theme', theme: 'pink' }),
    message({ type: 'locale' }),
    message({ type: 'eval' }),
  ])('is ignored: %j', (data) => expect(readHostMessage(data)).toBeNull());
});
