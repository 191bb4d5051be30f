import { describe, expect, it } from 'vitest';
import { fileOf } from './multipart.ts';

const type = 'multipart/form-data; boundary=b';
const part = (headers: string, content: string) => `--b\r\n${headers}\r\n\r\n${content}\r\n`;
const file = (content: string, name = 'file') =>
  part(`Content-Disposition: form-data; name="${name}"; filename="a.wav"\r\nContent-Type: audio/wav`, content);
const read = (form: string, contentType = type) =>
  fileOf(Buffer.from(form, 'latin1'), contentType, 'file')?.toString('latin1');

describe('the file of a form', () => {
  it.each([
    ['alone', `${file('sound')}--b--\r\n`, 'sound'],
    ['without the final line break', `${file('sound')}--b--`, 'sound'],
    ['among others', `${part('Content-Disposition: form-data; name="note"', 'x')}${file('sound')}--b--`, 'sound'],
    ['first of two with the same name', `${file('first')}${file('second')}--b--`, 'first'],
    ['with line breaks and dashes in it', `${file('\r\n--a\r\n\r\n--')}--b--`, '\r\n--a\r\n\r\n--'],
    ['with bytes of any value', `${file('\0\xff\xfe')}--b--`, '\0\xff\xfe'],
    ['empty', `${file('')}--b--`, ''],
  ])('is found %s', (_, form, content) => expect(read(form)).toBe(content));

  it.each(['multipart/form-data; charset=utf-8; boundary="b"', 'Multipart/Form-Data;boundary=b; charset=utf-8'])(
    'is found in %s',
    (contentType) => expect(read(`${file('sound')}--b--`, contentType)).toBe('sound'),
  );

  it('is parsed like the platform does it', async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array([1, 2, 3])]), 'sön"g.wav');
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const contentType = request.headers.get('content-type') ?? '';
    const bytes = fileOf(Buffer.from(await request.arrayBuffer()), contentType, 'file');
    expect([...(bytes ?? [])]).toEqual([1, 2, 3]);
  });

  it.each([
    ['it has another name', `${file('sound', 'other')}--b--`],
    ['it is a text field', `${part('Content-Disposition: form-data; name="file"', 'text')}--b--`],
    ['there is no part', '--b--'],
  ])('is missing when %s', (_, form) => expect(read(form)).toBeUndefined());

  const tiny = part('Content-Disposition: form-data; name="x"', '');
  it.each([
    ['nothing', ''],
    ['no end', file('sound')],
    ['no delimiter', 'sound'],
    ['headers without an end', `--b\r\n${'x'.repeat(5000)}\r\n\r\nsound\r\n--b--`],
    ['more than eight parts', `${tiny.repeat(9)}--b--`],
    ['a hundred thousand parts', `${tiny.repeat(100_000)}--b--`],
  ])('is rejected in a form with %s', (_, form) => {
    expect(() => read(form)).toThrow(expect.objectContaining({ name: 'InvalidInput', code: 'request.notAForm' }));
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', `multipart/form-data; boundary=${'b'.repeat(71)}`])(
    'requires a boundary: %s',
    (contentType) => expect(() => read(`${file('sound')}--b--`, contentType)).toThrow(),
  );
});
