/** Whether a reply is a web page: then a gateway or the login page of a public Wi-Fi replied instead of the host. */
export const isPage = (response: Pick<Response, 'headers'> | undefined): boolean =>
  response?.headers.get('content-type')?.includes('text/html') ?? false;
