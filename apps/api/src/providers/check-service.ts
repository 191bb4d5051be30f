import type { AiServiceConfig } from '../config/config.ts';
import { ServiceFault } from './service-fault.ts';
import { createServiceFetch } from './service-fetch.ts';

const checkMs = 10_000;
/** Lists of models can be long. */
const mostBytes = 8 * 1024 * 1024;

/** The header that authenticates at an OpenAI-compatible endpoint. */
export const authorization = ({ apiKey }: Pick<AiServiceConfig, 'apiKey'>): Record<string, string> =>
  apiKey === null ? {} : { Authorization: `Bearer ${apiKey}` };

/**
 * Asks an OpenAI-compatible endpoint for its models, which costs nothing. An endpoint without such a list passes.
 *
 * @throws ServiceFault when it can't be reached or does not accept the key
 */
export async function checkService(config: AiServiceConfig): Promise<void> {
  try {
    const ask = createServiceFetch({ timeoutMs: checkMs, mostBytes });
    await ask(`${config.apiUrl}/models`, { headers: authorization(config) });
  } catch (error) {
    const hasNoList = error instanceof ServiceFault && (error.status === 404 || error.status === 405);
    if (!hasNoList) throw error;
  }
}
