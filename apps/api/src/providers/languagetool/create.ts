import { z } from 'zod';
import { ServiceFault } from '../service-fault.ts';
import { createServiceFetch, mostReplyBytes } from '../service-fetch.ts';
import type { LanguageTool } from './types.ts';

const limitMs = 15_000;
const mostFixes = 3;
const mostSuspicions = 60;

const replySchema = z.object({
  matches: z.array(
    z.object({
      offset: z.int().min(0),
      length: z.int().min(1),
      message: z.string(),
      replacements: z.array(z.object({ value: z.string() })),
    }),
  ),
});

/** A LanguageTool server: `url` is its address without `/v2`. */
export function createLanguageTool({ url }: { url: string }): LanguageTool {
  const ask = createServiceFetch({ timeoutMs: limitMs, mostBytes: mostReplyBytes });
  return {
    async suspect(text, signal) {
      const response = await ask(`${url}/v2/check`, {
        method: 'POST',
        body: new URLSearchParams({ text, language: 'en-US' }),
        ...(signal && { signal }),
      });
      const body: unknown = await response.json().catch(() => null);
      const { data, error } = replySchema.safeParse(body);
      if (!data) throw new ServiceFault('unusable', `${new URL(url).host} sent no list of matches.`, { cause: error });
      return data.matches
        .filter(({ offset, length }) => offset + length <= text.length)
        .slice(0, mostSuspicions)
        .map(({ offset, length, message, replacements }) => ({
          start: offset,
          end: offset + length,
          fixes: replacements.slice(0, mostFixes).map(({ value }) => value),
          message,
        }));
    },
    async check() {
      await ask(`${url}/v2/languages`);
    },
  };
}
