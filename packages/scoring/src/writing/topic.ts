import { distance } from 'fastest-levenshtein';
import { STOP_WORDS } from '../key-points/stop-words.ts';
import { toCommonSpelling } from '../text/spelling.ts';
import { stemOf } from '../text/stem.ts';
import { toWords } from '../text/words.ts';
import { isEverydayWord, isFunctionWord } from './common-words.ts';
import { EVERYWHERE, OFTEN, SAME_THING } from './topic-words.ts';

const keyOf = (word: string) => stemOf(toCommonSpelling(word));
const keysOf = (words: string) => words.trim().split(/\s+/).map(keyOf);

const everywhere = new Set(keysOf(EVERYWHERE));
const often = new Set(keysOf(OFTEN));
/** The groups of each word; some words are in two. */
const groups = new Map<string, number[]>();
SAME_THING.trim()
  .split('\n')
  .forEach((line, group) => {
    for (const key of new Set(keysOf(line))) groups.set(key, [...(groups.get(key) ?? []), group]);
  });

/** How much a shared word says about a common topic, by how frequent it is. */
const WEIGHT = { everywhere: 0.2, often: 0.5, rare: 1 } as const;
/** A related or misspelt word says less than the same word. */
const MAX_LOOSE = 0.6;
/** A text with fewer content words is too short to be off topic. */
const MIN_WORDS = 5;
/** A task with fewer content words does not define a topic. */
const MIN_TASK_WORDS = 5;
/** At most this many words of a text are checked for misspellings of the task's words. */
const MAX_MISSPELT = 200;
const MIN_MISSPELT_LENGTH = 4;
/** From this length on, two letters may differ. */
const LONG = 8;

/** Words by their comparison key, each as first written. */
type Keys = ReadonlyMap<string, string>;

/** The content words of a text, each once. */
export function topicKeys(text: string): Keys {
  const keys = new Map<string, string>();
  for (const { plain } of toWords(text)) {
    const bare = plain.replace(/'s$/, '').replaceAll("'", '');
    if (bare.length < 3 || STOP_WORDS.has(bare) || isFunctionWord(bare)) continue;
    const key = keyOf(bare);
    if (!keys.has(key)) keys.set(key, bare);
  }
  return keys;
}

function weightOf(key: string): number {
  if (everywhere.has(key)) return WEIGHT.everywhere;
  return often.has(key) ? WEIGHT.often : WEIGHT.rare;
}

const looseWeight = (key: string) => Math.min(MAX_LOOSE, weightOf(key));
const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

/** Each group of a task's words, with the highest weight of its words. */
function groupWeights(task: Keys): Map<number, number> {
  const weights = new Map<number, number>();
  for (const key of task.keys()) {
    for (const group of groups.get(key) ?? []) {
      weights.set(group, Math.max(weights.get(group) ?? 0, looseWeight(key)));
    }
  }
  return weights;
}

/** The weight of a word as a misspelling of one of the task's words. */
function misspeltWeight(key: string, plain: string, task: readonly string[]): number {
  if (key.length < MIN_MISSPELT_LENGTH || groups.has(key) || isEverydayWord(plain)) return 0;
  const most = key.length >= LONG ? 2 : 1;
  const meant = task.find(
    (other) =>
      other.length >= MIN_MISSPELT_LENGTH &&
      Math.abs(other.length - key.length) <= most &&
      distance(other, key) <= most,
  );
  return meant === undefined ? 0 : looseWeight(meant);
}

/** How much two texts have in common: shared words weighted by rarity, related words, and near misspellings. */
export function commonGround(keys: Keys, task: Keys): number {
  const shared = [...keys.keys()].filter((key) => task.has(key));
  const others = [...keys].filter(([key]) => !task.has(key));
  const weights = groupWeights(task);
  const sharedGroups = new Set(others.flatMap(([key]) => groups.get(key) ?? []));
  const taskKeys = [...task.keys()];
  return (
    sum(shared.map(weightOf)) +
    sum([...sharedGroups].map((group) => weights.get(group) ?? 0)) +
    sum(others.slice(0, MAX_MISSPELT).map(([key, plain]) => misspeltWeight(key, plain, taskKeys)))
  );
}

/** Whether a word belongs to a group: common nouns and verbs beyond the everyday ones. */
export const isGroupedWord = (plain: string): boolean => groups.has(keyOf(plain));

/** Kind of a task. Everybody sees the same in a picture, but a question can be answered in many ways. */
export type TaskKind = 'picture' | 'question' | 'followUp' | 'summary';

/** Required overlap for texts of one word each; it grows with the number of words in both. */
const NEEDED: Record<TaskKind, number> = { picture: 0.08, summary: 0.08, question: 0.05, followUp: 0.02 };
/** For these, the same overlap with the question alone is enough. */
const OPEN: ReadonlySet<TaskKind> = new Set(['question', 'followUp']);
const OF_PROMPT = 0.3;

/** What a task is about. */
export interface Topic {
  kind: TaskKind;
  /** The words of the question; empty for a picture. */
  prompt: Keys;
  /** The words of all the task's texts. */
  task: Keys;
}

/** The topic of a task; null if its texts are too short to define one. */
export function topicOf(kind: TaskKind, prompt: string, others: readonly string[]): Topic | null {
  const task = topicKeys([prompt, ...others].join('\n'));
  return task.size < MIN_TASK_WORDS ? null : { kind, prompt: topicKeys(prompt), task };
}

/** Whether a text has next to nothing in common with its task. */
export function isOffTopic(text: string, { kind, prompt, task }: Topic): boolean {
  const keys = topicKeys(text);
  if (keys.size < MIN_WORDS) return false;
  if (OPEN.has(kind) && commonGround(keys, prompt) >= OF_PROMPT) return false;
  return commonGround(keys, task) < NEEDED[kind] * Math.sqrt(keys.size * task.size);
}
