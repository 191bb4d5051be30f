import type { zCorrectionService } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { AiServiceConfig, CorrectionsConfig } from '../../config/config.ts';
import { findRubric, rubrics } from '../../domain/correction/rubrics/index.ts';

/** A service, as in the contract. */
export type ServiceView = z.infer<typeof zCorrectionService>;

/** The model of `npm run demo:corrector`. */
export const demonstrationModel = 'rehearse-demonstration';

/** Whether a service is the one of `npm run demo:corrector`. */
export const isDemonstration = (service: AiServiceConfig | null): boolean => service?.model === demonstrationModel;

const aiView = (kind: ServiceView['kind'], service: AiServiceConfig): ServiceView => ({
  kind,
  name: service.name,
  host: new URL(service.apiUrl).hostname,
  model: service.model,
  keptDays: service.keptDays,
  isDemonstration: isDemonstration(service),
});

/** The configured services, for learners. */
export const servicesOf = ({ correction, transcription, languageTool }: CorrectionsConfig): ServiceView[] => [
  ...(correction ? [aiView('correction', correction)] : []),
  ...(transcription ? [aiView('transcription', transcription)] : []),
  ...(languageTool
    ? [
        {
          kind: 'grammar' as const,
          name: 'LanguageTool',
          host: new URL(languageTool.url).hostname,
          model: null,
          keptDays: null,
          isDemonstration: false,
        },
      ]
    : []),
];

/** Whether the answers to a question type can be corrected with the configured services. */
export function isCorrectable({ correction, transcription }: CorrectionsConfig, submoduleId: number): boolean {
  const medium = findRubric(submoduleId)?.medium;
  if (medium === 'writing') return correction !== null;
  if (medium === 'readAloud') return transcription !== null;
  return medium === 'speech' && correction !== null && transcription !== null;
}

/** The question types that can be corrected. */
export const correctableTypes = (config: CorrectionsConfig): number[] =>
  Object.keys(rubrics)
    .map(Number)
    .filter((submoduleId) => isCorrectable(config, submoduleId));

/** What consent is given for: who gets texts and recordings, and how long they keep them. */
export const recipientsOf = (config: CorrectionsConfig): string[] =>
  servicesOf(config).map(({ kind, host, keptDays }) => `${kind} ${host} ${keptDays ?? 'unknown'}`);
