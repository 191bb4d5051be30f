import type { zSuggestedDrill } from '@rehearse/api-client/schemas';
import { findType, type TypeId, types } from '@rehearse/question-types';
import { type MeasuredSkill, type ScoreRange, skills } from '@rehearse/scoring/adaptive';
import type { z } from 'zod';
import { groupBy } from '../group-by.ts';
import type { AnswerRow } from './answers.ts';
import { mainSkill, measuredType } from './measured-types.ts';

/** A drill for one of the days after a test, as in the contract. */
export type SuggestedDrill = z.infer<typeof zSuggestedDrill>;
type Reason = SuggestedDrill['reason'];

/** What a plan is made from. */
export interface DrillNeeds {
  readonly rows: readonly AnswerRow[];
  /** What cost most, most first. */
  readonly costs: readonly { readonly submoduleId: number; readonly lost: number }[];
  readonly ranges: Readonly<Record<MeasuredSkill, ScoreRange | null>>;
}

const DAYS = 14;
const MOST_A_DAY = 3;
/** A drill should take about so long, but has five questions at least. */
const DRILL_SECONDS = 600;
const FEWEST = 5;
const MOST = 40;

/** Every how many days something is due, and from which day on. */
const rhythms: Readonly<Record<Reason, { readonly every: number; readonly first: number }>> = {
  costMost: { every: 2, first: 1 },
  lowestSkill: { every: 3, first: 2 },
  notMeasured: { every: 4, first: 1 },
  slow: { every: 4, first: 3 },
  keepUp: { every: 7, first: 4 },
};

/** The types with which a skill is practiced in little time. */
const shortTypes: Readonly<Record<MeasuredSkill, TypeId>> = {
  reading: types.readAndComplete.id,
  listening: types.listenAndType.id,
  writing: types.writeAboutThePhoto.id,
  speaking: types.speakAboutThePhoto.id,
};

const countOf = (submoduleId: number) => {
  const { seconds = DRILL_SECONDS, preparationSeconds = 0, secondPartSeconds = 0 } = findType(submoduleId) ?? {};
  const each = seconds + preparationSeconds + secondPartSeconds;
  return Math.min(MOST, Math.max(FEWEST, Math.round(DRILL_SECONDS / each / 5) * 5));
};

const middleOf = ({ low, high }: ScoreRange) => (low + high) / 2;

/** The skill with the lowest range; null with fewer than two, or if all are equal. */
function lowestSkill(ranges: DrillNeeds['ranges']): MeasuredSkill | null {
  const known = skills.flatMap((skill) => {
    const range = ranges[skill];
    return range ? [{ skill, middle: middleOf(range) }] : [];
  });
  const sorted = known.toSorted((a, b) => a.middle - b.middle);
  const [lowest, next] = sorted;
  return lowest && next && lowest.middle < (sorted.at(-1)?.middle ?? 0) ? lowest.skill : null;
}

/** Types in which half of the answers took nearly all the time, or more than there was. */
function slowTypes(rows: readonly AnswerRow[]): number[] {
  const timed = rows.filter(
    ({ seconds, state, usedSeconds }) => seconds !== null && (state === 'missed' || usedSeconds !== null),
  );
  const isSlow = ({ seconds, state, usedSeconds }: AnswerRow) =>
    state === 'missed' || (usedSeconds ?? 0) >= 0.95 * (seconds ?? Number.POSITIVE_INFINITY);
  return (
    [...groupBy(timed, ({ submoduleId }) => submoduleId)]
      // The clock of a text or a speech is there to be used up.
      .filter(([submoduleId]) => measuredType(submoduleId)?.model)
      .filter(([, ofType]) => 2 * ofType.filter(isSlow).length >= ofType.length)
      .map(([submoduleId]) => submoduleId)
  );
}

/** The types to practice, the most urgent first, each once. */
function urgentTypes({ rows, costs, ranges }: DrillNeeds): { submoduleId: number; reason: Reason }[] {
  const tested = [...new Set(rows.map(({ submoduleId }) => submoduleId))];
  const lowest = lowestSkill(ranges);
  const ofSkill = (skill: MeasuredSkill | null) =>
    tested.filter((id) => {
      const type = measuredType(id);
      return type && mainSkill(type) === skill;
    });
  const wanted: (readonly [number, Reason])[] = [
    ...costs.slice(0, 2).map(({ submoduleId }) => [submoduleId, 'costMost'] as const),
    ...(lowest ? [...ofSkill(lowest), shortTypes[lowest]].slice(0, 2) : []).map((id) => [id, 'lowestSkill'] as const),
    ...skills.filter((skill) => !ranges[skill]).map((skill) => [shortTypes[skill], 'notMeasured'] as const),
    ...slowTypes(rows).map((id) => [id, 'slow'] as const),
    ...tested.map((id) => [id, 'keepUp'] as const),
  ];
  const first = new Map<number, Reason>();
  for (const [id, reason] of wanted) if (!first.has(id)) first.set(id, reason);
  return [...first].map(([submoduleId, reason]) => ({ submoduleId, reason }));
}

/** Drills for two weeks: what cost most every other day, the rest more rarely, at most three a day. */
export function suggestDrills(needs: DrillNeeds): SuggestedDrill[] {
  const days: SuggestedDrill[][] = Array.from({ length: DAYS }, () => []);
  const seen = new Map<Reason, number>();
  for (const { submoduleId, reason } of urgentTypes(needs)) {
    const before = seen.get(reason) ?? 0;
    seen.set(reason, before + 1);
    const { every, first } = rhythms[reason];
    for (let day = first + before; day <= DAYS; day += every) {
      const drills = days[day - 1];
      if (!drills || drills.length >= MOST_A_DAY) continue;
      drills.push({ day, submoduleId, level: 'Mine', count: countOf(submoduleId), reason });
    }
  }
  return days.flat();
}
