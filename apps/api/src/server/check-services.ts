import type { Deps } from '../services/deps.ts';

/** Tries the services for corrections once at start and logs one line about each. The server works without them. */
export async function checkServices({ ai, config, log }: Pick<Deps, 'ai' | 'config' | 'log'>): Promise<void> {
  const { correction, transcription, languageTool } = config.corrections;
  const services = [
    { name: 'correction', service: ai.correction, url: correction?.apiUrl },
    { name: 'transcription', service: ai.transcription, url: transcription?.apiUrl },
    { name: 'LanguageTool', service: ai.languageTool, url: languageTool?.url },
  ];
  await Promise.all(
    services.map(async ({ name, service, url }) => {
      if (!service) return;
      try {
        await service.check();
        log.info(`The ${name} service at ${url} is ready.`);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        log.error(`The ${name} service at ${url} does not work: ${reason}`);
      }
    }),
  );
}
