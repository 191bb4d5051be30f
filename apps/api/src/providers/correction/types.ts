import type { Prompt } from '../../domain/correction/prompt.ts';
import type { ServiceReply } from '../../domain/correction/service-reply.ts';

/** How a correction is asked for. */
export interface Asking<Result> {
  readonly prompt: Prompt;
  /** What of the reply can be used; null if nothing. */
  accept(reply: ServiceReply): Result | null;
  /** Called before each request to the service. It may throw to prevent the request. */
  beforeCall(): Promise<void>;
  /** Ends the request early. */
  readonly signal?: AbortSignal;
}

/** Correction and scoring of texts by an AI service. */
export interface Correction {
  /**
   * Corrects an answer. If nothing of the reply can be used, the service is asked once to repair it.
   *
   * @throws ServiceFault
   */
  correct<Result>(asking: Asking<Result>): Promise<Result>;
  /**
   * Checks that the service responds and accepts the key.
   *
   * @throws ServiceFault
   */
  check(): Promise<void>;
}
