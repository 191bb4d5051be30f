/** Whether a reply is a web page: a gateway or a Wi-Fi login answered in the host's place. */
export const isPage = (response: Pick<Response, 'headers'> | undefined): boolean =>
  response?.headers.get('content-type')?.includes('text/html') ?? false;
