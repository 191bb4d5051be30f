/** Resolves a path against the host; absolute URLs and null stay as they are. */
export const resolveHostUrl = <Url extends string | null | undefined>(url: Url, host: string): Url =>
  (url?.startsWith('/') ? `${host}${url}` : url) as Url;
