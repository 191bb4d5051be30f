import type { CorrectionsConfig } from '../config/config.ts';
import type { Correction } from './correction/types.ts';
import type { LanguageTool } from './languagetool/types.ts';
import type { Transcription } from './transcription/types.ts';

/** The services for corrections; null if not set. */
export interface AiServices {
  readonly correction: Correction | null;
  readonly transcription: Transcription | null;
  readonly languageTool: LanguageTool | null;
}

/** Creates the configured services. Their libraries are only loaded if they are used. */
export async function createAiServices(config: CorrectionsConfig): Promise<AiServices> {
  const timeoutMs = config.timeoutSeconds * 1000;
  const correction = config.correction && (await import('./correction/create.ts')).createCorrection;
  const transcription = config.transcription && (await import('./transcription/create.ts')).createTranscription;
  const languageTool = config.languageTool && (await import('./languagetool/create.ts')).createLanguageTool;
  return {
    correction: config.correction && correction ? correction(config.correction, timeoutMs) : null,
    transcription: config.transcription && transcription ? transcription(config.transcription, timeoutMs) : null,
    languageTool: config.languageTool && languageTool ? languageTool(config.languageTool) : null,
  };
}
