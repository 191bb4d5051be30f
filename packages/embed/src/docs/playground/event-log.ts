/** An event of a question. A run of drafts is one entry with the newest of them. */
export interface LoggedEvent {
  name: 'answered' | 'draft' | 'error';
  detail: unknown;
  /** How many events the entry stands for. */
  count: number;
  /** Stays the same while drafts are added. */
  key: number;
}

/** The list with another event, the newest first; at most 30. */
export function withEvent(
  events: readonly LoggedEvent[],
  { name, detail }: Pick<LoggedEvent, 'name' | 'detail'>,
): readonly LoggedEvent[] {
  const [newest, ...earlier] = events;
  if (name === 'draft' && newest?.name === 'draft') return [{ ...newest, detail, count: newest.count + 1 }, ...earlier];
  return [{ name, detail, count: 1, key: (newest?.key ?? 0) + 1 }, ...events].slice(0, 30);
}

/** JSON of an event's detail; a recording is shown by its type and size. */
export const shownDetail = (detail: unknown): string =>
  JSON.stringify(
    detail,
    (_, value: unknown) => {
      if (value instanceof Blob) return `Blob of ${value.type}, ${value.size} bytes`;
      if (value instanceof Error) return { ...value, message: value.message };
      return value;
    },
    2,
  );
