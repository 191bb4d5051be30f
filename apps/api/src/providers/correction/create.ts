import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, type ModelMessage, NoObjectGeneratedError, Output } from 'ai';
import type { AiServiceConfig } from '../../config/config.ts';
import type { Prompt } from '../../domain/correction/prompt.ts';
import { replySchema, type ServiceReply } from '../../domain/correction/service-reply.ts';
import { checkService } from '../check-service.ts';
import { faultIn, ServiceFault } from '../service-fault.ts';
import { createServiceFetch, mostReplyBytes } from '../service-fetch.ts';
import type { Asking, Correction } from './types.ts';

/** How much of an unusable reply is sent back to be repaired. */
const mostRepairText = 20_000;

/** A reply, or the text of one that is not in the right form. */
type Attempt = { readonly reply: ServiceReply } | { readonly text: string };

/** The object in a text around it, such as a Markdown fence; undefined if there is none in the right form. */
function objectIn(text: string): ServiceReply | undefined {
  try {
    return replySchema.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
  } catch {
    return undefined;
  }
}

const repairOf = (prompt: Prompt, text: string): ModelMessage[] => [
  { role: 'user', content: prompt.data },
  ...(text === '' ? [] : [{ role: 'assistant', content: text.slice(0, mostRepairText) } as const]),
  {
    role: 'user',
    content:
      'Nothing of that reply could be used. Reply again with the JSON object only. Copy every quote exactly from the text, change something with every fix, use only the listed kinds and criteria, score every criterion from 10 to 160, and write the explanations in the language that you were told.',
  },
];

/** Correction by an OpenAI-compatible chat endpoint. */
export function createCorrection(config: AiServiceConfig, timeoutMs: number): Correction {
  const provider = (supportsStructuredOutputs: boolean) =>
    createOpenAICompatible({
      name: 'correction',
      baseURL: config.apiUrl,
      ...(config.apiKey !== null && { apiKey: config.apiKey }),
      fetch: createServiceFetch({ timeoutMs, mostBytes: mostReplyBytes }),
      supportsStructuredOutputs,
    }).chatModel(config.model);
  /** Some endpoints reject a schema; they are asked for plain JSON from then on. */
  let acceptsSchema = true;

  async function ask(prompt: Prompt, messages: ModelMessage[], signal?: AbortSignal): Promise<Attempt> {
    try {
      const { output } = await generateText({
        model: provider(acceptsSchema),
        instructions: prompt.instructions,
        messages,
        output: Output.object({ schema: replySchema }),
        temperature: 0,
        maxRetries: 0,
        ...(signal && { abortSignal: signal }),
      });
      return { reply: output };
    } catch (error) {
      signal?.throwIfAborted();
      const fault = faultIn(error);
      if (fault) throw fault;
      const text = NoObjectGeneratedError.isInstance(error) ? (error.text ?? '') : '';
      const reply = objectIn(text);
      return reply ? { reply } : { text };
    }
  }

  async function call(
    { prompt, beforeCall, signal }: Pick<Asking<unknown>, 'prompt' | 'beforeCall' | 'signal'>,
    messages: ModelMessage[],
  ): Promise<Attempt> {
    await beforeCall();
    try {
      return await ask(prompt, messages, signal);
    } catch (error) {
      const rejectsSchema = error instanceof ServiceFault && (error.status === 400 || error.status === 422);
      if (!rejectsSchema || !acceptsSchema) throw error;
      acceptsSchema = false;
      await beforeCall();
      return ask(prompt, messages, signal);
    }
  }

  return {
    async correct({ accept, ...asking }) {
      const first = await call(asking, [{ role: 'user', content: asking.prompt.data }]);
      const accepted = 'reply' in first ? accept(first.reply) : null;
      if (accepted !== null) return accepted;
      const given = 'reply' in first ? JSON.stringify(first.reply) : first.text;
      const second = await call(asking, repairOf(asking.prompt, given));
      const repaired = 'reply' in second ? accept(second.reply) : null;
      if (repaired !== null) return repaired;
      throw new ServiceFault('unusable', `${config.name} sent nothing that can be used, twice.`);
    },
    check: () => checkService(config),
  };
}
