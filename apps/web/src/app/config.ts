/** What an operator sets without building anew. */
export interface AppConfig {
  /** Origin of the host that speaks the contract; empty for the origin that serves the page. */
  apiHost: string;
}

const isConfig = (value: unknown): value is AppConfig =>
  typeof value === 'object' && value !== null && 'apiHost' in value && typeof value.apiHost === 'string';

/**
 * Reads `/config.json`.
 *
 * @throws {Error} naming what is wrong with the file, for the operator who wrote it.
 */
export async function loadConfig(fetchFile: typeof fetch = fetch): Promise<AppConfig> {
  const reply = await fetchFile('/config.json', { credentials: 'same-origin', mode: 'cors' });
  if (!reply.ok) throw new Error(`/config.json answered ${reply.status}. It should hold { "apiHost": "" }.`);
  const config: unknown = await reply.json().catch(() => null);
  if (!isConfig(config))
    throw new Error('/config.json should hold { "apiHost": "" }: the host’s origin, or "" for this one.');
  return { apiHost: config.apiHost.replace(/\/+$/, '') };
}
