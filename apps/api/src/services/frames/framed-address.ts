import type { FramedKey } from './find-framed.ts';

/** The longest number that the contract takes. */
const number = '([1-9]\\d{0,8})';
const previewPath = new RegExp(`^(?:/embed)?/preview/${number}/?$`);
const framePath = new RegExp(`^/embed/${number}/?$`);
const questionPath = /^\/practice\/questions\/detail\/?$/;
const questionNumber = new RegExp(`^${number}$`);

/** The question that an address of ours is about: a frame, a preview page or a question's page; null for any other. */
export function framedKeyOf(address: string, origin: string): FramedKey | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.origin !== origin) return null;
  const preview = previewPath.exec(url.pathname)?.[1];
  if (preview) return { preview: Number(preview) };
  const asked = questionPath.test(url.pathname) ? (url.searchParams.get('question') ?? '') : null;
  const id = asked === null ? framePath.exec(url.pathname)?.[1] : questionNumber.exec(asked)?.[1];
  return id === undefined ? null : { questionId: Number(id) };
}
