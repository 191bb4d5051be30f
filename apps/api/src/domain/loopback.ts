/** Whether a host name or address, without port and brackets, is loopback. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

/** {@link isLoopback} for the host of a URL. */
export const isLoopbackUrl = (url: string): boolean =>
  URL.canParse(url) && isLoopback(new URL(url).hostname.replace(/^\[|\]$/g, ''));
