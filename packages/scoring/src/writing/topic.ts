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
/** The groups that a word belongs to; some words have two. */
const groups = new Map<string, number[]>();
SAME_THING.trim()
  .split('\n')
  .forEach((line, group) => {
    for (const key of new Set(keysOf(line))) groups.set(key, [...(groups.get(key) ?? []), group]);
  });

/** What a word that both have says about a common topic. */
const WEIGHT = { everywhere: 0.2, often: 0.5, rare: 1 } as const;
/** A word for the same thing, or a misspelt one, says less than the same word. */
const MAX_LOOSE = 0.6;
/** A text with fewer words that carry meaning is too short to have left its topic. */
const MIN_WORDS = 5;
/** With fewer words nobody knows what a task is about. */
const MIN_TASK_WORDS = 5;
/** So many words of a text are looked up among those of the task as misspelt. */
const MAX_MISSPELT = 200;
const MIN_MISSPELT_LENGTH = 4;
/** From this length on, two letters may be wrong. */
const LONG = 8;

/** Words by the form in which they are compared, each with how it was written first. */
type Keys = ReadonlyMap<string, string>;

/** The words of a text that carry meaning, each once. */
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

/** Each group of a task's words, with what its weightiest word is worth. */
function groupWeights(task: Keys): Map<number, number> {
  const weights = new Map<number, number>();
  for (const key of task.keys()) {
    for (const group of groups.get(key) ?? []) {
      weights.set(group, Math.max(weights.get(group) ?? 0, looseWeight(key)));
    }
  }
  return weights;
}

/** What a word that is no common one may have been meant to be, and is worth then. */
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

/** How much two texts have in common: shared words by how rare they are, words for the same thing, near misspellings. */
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

/** Whether a word is among those that are sorted into groups here: common nouns and verbs beyond the everyday ones. */
export const isGroupedWord = (plain: string): boolean => groups.has(keyOf(plain));

/** How far an answer may go from its task: a picture shows the same to everybody, a question can be taken in many ways. */
export type TaskKind = 'picture' | 'question' | 'followUp' | 'summary';

/** Less than this in common, for texts of one word each; it grows with the words of both. */
const NEEDED: Record<TaskKind, number> = { picture: 0.08, summary: 0.08, question: 0.05, followUp: 0.02 };
/** Where so much in common with the question itself is enough. */
const OPEN: ReadonlySet<TaskKind> = new Set(['question', 'followUp']);
const OF_PROMPT = 0.3;

/** What a task is about. */
export interface Topic {
  kind: TaskKind;
  /** The words of the question; none for a picture. */
  prompt: Keys;
  /** The words of all texts of the task. */
  task: Keys;
}

/** What a task is about; null when its texts don't tell. */
export function topicOf(kind: TaskKind, prompt: string, others: readonly string[]): Topic | null {
  const task = topicKeys([prompt, ...others].join('\n'));
  return task.size < MIN_TASK_WORDS ? null : { kind, prompt: topicKeys(prompt), task };
}

/** Whether a text has nothing, or next to nothing, in common with its task. */
export function isOffTopic(text: string, { kind, prompt, task }: Topic): boolean {
  const keys = topicKeys(text);
  if (keys.size < MIN_WORDS) return false;
  if (OPEN.has(kind) && commonGround(keys, prompt) >= OF_PROMPT) return false;
  return commonGround(keys, task) < NEEDED[kind] * Math.sqrt(keys.size * task.size);
}
