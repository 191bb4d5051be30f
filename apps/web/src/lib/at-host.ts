/** The address of what a host names by a path of its own; addresses elsewhere, and none, stay as they are. */
export const atHost = <Url extends string | null | undefined>(url: Url, host: string): Url =>
  (url?.startsWith('/') ? `${host}${url}` : url) as Url;
