/** A call as the host reads it. */
export interface Call {
  body: Record<string, unknown>;
  authorization: string;
  cookie: string;
}

/** The envelope of a reply. */
export interface Answer {
  success: boolean;
  message: string;
  data: unknown;
  /** A cookie to set. */
  cookie?: string;
}

/** What a host answers, by method and path. */
export type Calls = Record<string, (call: Call) => Answer>;

/** A reply that went well. */
export const ok = (data: unknown): Answer => ({ success: true, message: '', data });

/** A page of a list, as every list is replied. */
export function pageOf(content: readonly unknown[], { body }: Call): Answer {
  const [page, size] = [Number(body['page']), Number(body['size'])];
  return ok({
    content: content.slice((page - 1) * size, page * size),
    totalPages: Math.ceil(content.length / size),
    totalElements: content.length,
  });
}
