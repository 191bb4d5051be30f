import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createSpeechEngine } from '@rehearse/speech-engine';
import { pino } from 'pino';
import type { Config, SpeechConfig } from '../config/config.ts';
import type { Db } from '../db/index.ts';
import type { FileStore } from '../providers/files/types.ts';
import { createFirstSpeech } from '../providers/speech/create.ts';
import { makeClips } from '../services/media/make-clips.ts';
import { measureClips } from '../services/media/measure-clips.ts';
import {
  importVoicePack,
  makeVoicePack,
  planVoicePack,
  removeVoicePack,
  VoicePackError,
} from '../services/voice-packs/index.ts';
import { formatMeasures } from './audio-measures.ts';
import { showProgress } from './show-progress.ts';

/** Help text of the command. */
export const audioHelp = `Clips of the question bank.

  npm run content:audio                          makes every clip ahead of time, with the voices of the server's settings
  npm run content:audio -- --measure             loudness, peak, silence, pace and pitch of 200 clips of the built-in voices
  npm run content:audio -- --from URL --to FOLDER [options]
                                                 makes a voice pack: every clip, once, with a speech service
  npm run content:audio -- --import FOLDER       puts a voice pack in use on this server
  npm run content:audio -- --remove              goes back to the voices of the server's settings

URL is that of an OpenAI-compatible service, up to "/audio/speech"; its key is read from SPEECH_API_KEY. A run can be stopped
and started again at any time: finished clips stay in FOLDER, which any server can import.

  --sample N               how many clips to measure; default 200
  --model NAME             the service's model; default SPEECH_MODEL
  --voices LIST            its voice for each speaker: rp=fable,us-female=nova; default SPEECH_VOICES
  --credit TEXT            what the credits page says about the voices
  --price N                what the service charges for a million characters, to show the cost first
  --yes                    start without asking`;

const options = {
  measure: { type: 'boolean' },
  sample: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  model: { type: 'string' },
  voices: { type: 'string' },
  credit: { type: 'string' },
  price: { type: 'string' },
  yes: { type: 'boolean' },
  import: { type: 'string' },
  remove: { type: 'boolean' },
} as const;

const defaultSample = 200;
const mostNamed = 5;

type AudioConfig = Pick<Config, 'speech' | 'speechVoices'>;

/** What the command works with. `ask` shows a question and resolves to whether the answer was yes; null if nobody can answer. */
export interface AudioDeps {
  readonly db: Db;
  readonly files: FileStore;
  readonly ask: ((question: string) => Promise<boolean>) | null;
  readonly wait: (ms: number) => Promise<void>;
  readonly print: (text: string) => void;
}

/** What the command prints at the end; `isIncomplete` if some clips failed. */
export interface AudioResult {
  readonly text: string;
  readonly isIncomplete?: boolean;
}

const seeHelp = 'See "npm run content:audio -- --help".';

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new VoicePackError(`${error instanceof Error ? error.message : error}\n${seeHelp}`);
  }
}

type Values = ReturnType<typeof parsed>;

function numberOf(text: string, name: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new VoicePackError(`${name} must be a number above 0, not "${text}".`);
  return value;
}

const more = (failed: readonly string[]) =>
  `${failed.slice(0, mostNamed).join('\n  ')}${failed.length > mostNamed ? `\n  and ${failed.length - mostNamed} more` : ''}`;

async function makeAhead({ db, files }: AudioDeps, config: AudioConfig): Promise<AudioResult> {
  const log = pino({ level: 'silent' });
  const speakers = Array.from({ length: availableParallelism() }, () => createFirstSpeech(config, files, log));
  try {
    const { kept, failed } = await makeClips({ db, speakers }, showProgress);
    if (kept + failed.length === 0) return { text: 'There are no clips yet: import a content pack first.' };
    if (failed.length === 0) return { text: `All ${kept} clips are ready.` };
    return {
      isIncomplete: true,
      text: `${kept} clips are ready. ${failed.length} failed:\n  ${more(failed)}\nRun this command again to retry.`,
    };
  } finally {
    await Promise.all(speakers.map((speech) => speech.close()));
  }
}

async function measure({ db }: AudioDeps, { sample }: Values): Promise<AudioResult> {
  const engine = createSpeechEngine();
  try {
    const size = sample === undefined ? defaultSample : numberOf(sample, '--sample');
    return { text: formatMeasures(await measureClips({ db, engine }, size, showProgress)) };
  } finally {
    await engine.close();
  }
}

function serviceOf({ from = '', model, voices }: Values, { speechVoices }: Pick<Config, 'speechVoices'>): SpeechConfig {
  if (!/^https?:\/\/./.test(from)) throw new VoicePackError(`--from must be the address of a service, not "${from}".`);
  const own = voices?.split(',').map((pair) => pair.split('='));
  if (own?.some((pair) => pair.length !== 2))
    throw new VoicePackError('--voices must look like rp=fable,us-female=nova.');
  return {
    apiUrl: from.replace(/\/+$/, ''),
    apiKey: speechVoices.apiKey,
    model: model ?? speechVoices.model,
    voices: own ? (Object.fromEntries(own) as Record<string, string>) : speechVoices.voices,
  };
}

async function makePack(deps: AudioDeps, values: Values, settings: AudioConfig): Promise<AudioResult> {
  const { to, price, yes } = values;
  const config = serviceOf(values, settings);
  if (!to) throw new VoicePackError(`Where to? Add --to FOLDER. ${seeHelp}`);
  const clips = await deps.db.selectFrom('clips').select(['text', 'voice', 'rate']).orderBy('key').execute();
  if (clips.length === 0) throw new VoicePackError('There are no clips yet: import a content pack first.');
  const plan = planVoicePack(clips, price === undefined ? null : numberOf(price, '--price'));
  const cost = plan.cost === null ? 'unknown; give --price N to see it' : `about ${plan.cost.toFixed(2)}`;
  deps.print(
    `${plan.clips} clips, ${plan.characters} characters, about ${plan.hours.toFixed(1)} hours of speech by ${new URL(config.apiUrl).host}, ${config.model}. Cost: ${cost}. Clips that ${to} already has are not made again.`,
  );
  if (!yes && !deps.ask) throw new VoicePackError('Add --yes to start.');
  if (!yes && !(await deps.ask?.('Start?'))) return { text: 'Nothing was made.' };
  const engine = createSpeechEngine();
  try {
    const credit = values.credit ?? `Speech by ${new URL(config.apiUrl).host}, ${config.model}`;
    const tools = { config, engine, wait: deps.wait, onProgress: showProgress };
    const { kept, failed } = await makeVoicePack(path.resolve(to), { credit, clips }, tools);
    const next = `Use it with "npm run content:audio -- --import ${to}".`;
    if (failed.length === 0) return { text: `All ${kept} clips are in ${to}. ${next}` };
    const named = failed.map(({ text, reason }) => `"${text}": ${reason}`);
    return {
      isIncomplete: true,
      text: `${kept} clips are in ${to}. ${failed.length} failed:\n  ${more(named)}\nRun this command again to retry; a server makes missing clips with its other voices. ${next}`,
    };
  } finally {
    await engine.close();
  }
}

/**
 * Runs the command.
 *
 * @throws VoicePackError when the arguments are invalid or the service or the folder can't be used
 */
export async function audioCommand(
  deps: AudioDeps,
  config: AudioConfig,
  args: readonly string[],
): Promise<AudioResult> {
  const values = parsed(args);
  if (values.measure) return measure(deps, values);
  if (values.from !== undefined) return makePack(deps, values, config);
  if (values.import !== undefined) {
    const { clips, service, model } = await importVoicePack(deps.files, path.resolve(values.import), showProgress);
    return {
      text: `${clips} clips by ${service}, ${model}, are in use. A running server notices it within half a minute.`,
    };
  }
  if (values.remove) {
    await removeVoicePack(deps.files);
    return { text: 'The server uses the voices of its settings again.' };
  }
  return makeAhead(deps, config);
}
