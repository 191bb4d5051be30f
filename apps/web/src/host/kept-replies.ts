import { ApiError } from '@rehearse/api-client';
import { createStorage } from '@rehearse/device/storage';

/** Maximum number of replies stored under one name. */
const limits = { lists: 3, questions: 24 } as const;
type Name = keyof typeof limits;

interface Kept {
  key: string;
  reply: unknown;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'key' in value && 'reply' in value;

const storage = createStorage();
const itemOf = (name: Name) =>
  storage.item(`kept.${name}`, (saved) => (Array.isArray(saved) ? saved.filter(isKept) : []));

/** Whether there was no reply, or one from someone else, such as a Wi-Fi login page. */
const isUnreachable = (error: unknown) => error instanceof ApiError && (error.status === null || error.isForeign);

const keyOf = (request: unknown) => JSON.stringify(request);

/** Stores a reply as the latest for its request. */
export function keepReply(name: Name, request: unknown, reply: unknown): void {
  const key = keyOf(request);
  const others = itemOf(name)
    .get()
    .filter((kept) => kept.key !== key);
  itemOf(name).set([{ key, reply }, ...others].slice(0, limits[name]));
}

/**
 * Calls the host; if it is unreachable, returns its last reply to the same request on this device.
 *
 * @throws what `ask` threw if no reply is stored
 */
export async function askOrRecall<Reply>(name: Name, request: unknown, ask: () => Promise<Reply>): Promise<Reply> {
  const key = keyOf(request);
  try {
    const reply = await ask();
    keepReply(name, request, reply);
    return reply;
  } catch (error) {
    const kept =
      isUnreachable(error) &&
      itemOf(name)
        .get()
        .find((it) => it.key === key);
    if (!kept) throw error;
    return kept.reply as Reply;
  }
}

/** Deletes all stored replies, when the learner logs out. */
export function forgetReplies(): void {
  for (const name of Object.keys(limits) as Name[]) itemOf(name).remove();
}
