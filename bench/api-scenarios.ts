import type { BenchRequest } from './api-load.ts';
import { learnerMarks, learnerMisses, measuredSubmodule } from './api-seed.ts';

/** A kind of request; `make` is called for every request of a burst. */
export interface Scenario {
  readonly name: string;
  /** Thresholds apply to the product's operations, not to the baselines. */
  readonly isYardstick?: boolean;
  /** False for writes, to which the threshold of 3 look-ups does not apply. */
  readonly reads: boolean;
  make(size: number): BenchRequest;
}

const pageSize = 10;

const below = (limit: number) => Math.floor(Math.random() * limit);
const inSubmodule = (size: number) => size / 2;
/** Ids of the measured submodule are odd. */
const anyQuestion = (size: number) => below(inSubmodule(size)) * 2 + 1;
const deepPage = (rows: number) => Math.floor((rows * (0.9 + Math.random() * 0.09)) / pageSize);

const list = (filter: object, page: (size: number) => number): Scenario['make'] => {
  return (size) => ({
    method: 'POST',
    path: '/questions/list',
    as: 'cookie',
    body: { submoduleId: measuredSubmodule, size: pageSize, page: page(size), ...filter },
  });
};

const neighbour = (direction: string, filter: object): Scenario['make'] => {
  return (size) => ({
    method: 'POST',
    path: `/questions/${direction}`,
    as: 'token',
    body: { submoduleId: measuredSubmodule, questionId: anyQuestion(size), ...filter },
  });
};

const first = () => 1;
const unpracticed = { isPracticed: false };
const shuffled = { shuffle: 20_300_115 };
const missed = { isCorrect: false };
const byLevel = { aim: 97 };
const unseen = { seenUntil: 1_000 };

/** All scenarios, baselines first. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'empty handler',
    isYardstick: true,
    reads: true,
    make: () => ({ method: 'GET', path: '/bench/empty', as: 'cookie' }),
  },
  {
    name: 'look-up by key',
    isYardstick: true,
    reads: true,
    make: (size) => ({
      method: 'GET',
      path: `/bench/lookup?questionId=${anyQuestion(size)}`,
      as: 'cookie',
    }),
  },
  { name: 'list, page 1', reads: true, make: list({}, first) },
  { name: 'list, deep page', reads: true, make: list({}, (size) => deepPage(inSubmodule(size))) },
  { name: 'list, unpractised, page 1', reads: true, make: list(unpracticed, first) },
  {
    name: 'list, unpractised, deep',
    reads: true,
    make: list(unpracticed, (size) => deepPage(inSubmodule(size) - learnerMarks)),
  },
  {
    name: 'list, unpractised, level, deep',
    reads: true,
    make: list({ ...unpracticed, difficultyLevel: 'Easy', isAsc: true }, (size) =>
      deepPage((inSubmodule(size) - learnerMarks) / 3),
    ),
  },
  { name: 'list, practised, deep', reads: true, make: list({ isPracticed: true }, () => deepPage(learnerMarks * 0.9)) },
  { name: 'list, shuffled, deep', reads: true, make: list(shuffled, (size) => deepPage(inSubmodule(size))) },
  {
    name: 'list, shuffled, unpractised, deep',
    reads: true,
    make: list({ ...shuffled, ...unpracticed }, (size) => deepPage(inSubmodule(size) - learnerMarks)),
  },
  { name: 'list, wrong before', reads: true, make: list(missed, () => deepPage(learnerMisses * 0.9)) },
  {
    name: 'list, wrong before, shuffled',
    reads: true,
    make: list({ ...missed, ...shuffled }, () => deepPage(learnerMisses * 0.9)),
  },
  { name: 'list, by level, deep', reads: true, make: list(byLevel, (size) => deepPage(inSubmodule(size))) },
  {
    name: 'list, by level, unpractised, deep',
    reads: true,
    make: list({ ...byLevel, ...unpracticed }, (size) => deepPage(inSubmodule(size) - learnerMarks)),
  },
  { name: 'list, never seen, page 1', reads: true, make: list(unseen, first) },
  { name: 'list, never seen, deep', reads: true, make: list(unseen, (size) => deepPage(inSubmodule(size))) },
  { name: 'next', reads: true, make: neighbour('next', {}) },
  { name: 'next, unpractised', reads: true, make: neighbour('next', { ...unpracticed, isAsc: true }) },
  { name: 'next, shuffled', reads: true, make: neighbour('next', shuffled) },
  {
    name: 'previous, shuffled, unpractised',
    reads: true,
    make: neighbour('previous', { ...shuffled, ...unpracticed }),
  },
  { name: 'next, by level', reads: true, make: neighbour('next', byLevel) },
  { name: 'next, never seen', reads: true, make: neighbour('next', unseen) },
  { name: 'next, wrong before', reads: true, make: neighbour('next', missed) },
  { name: 'place', reads: true, make: neighbour('place', unpracticed) },
  { name: 'place, shuffled', reads: true, make: neighbour('place', { ...shuffled, ...unpracticed }) },
  { name: 'previous, level', reads: true, make: neighbour('previous', { difficultyLevel: 'Hard', isAsc: true }) },
  {
    name: 'detail',
    reads: true,
    make: (size) => ({
      method: 'POST',
      path: '/questions/detail',
      as: 'token',
      body: { submoduleId: measuredSubmodule, questionId: anyQuestion(size) },
    }),
  },
  {
    name: 'practice',
    reads: false,
    make: (size) => ({
      method: 'POST',
      path: '/practice',
      as: 'token',
      // Even ids belong to other submodules, so that the learner's marks in the measured one don't change.
      body: { questionId: below(inSubmodule(size)) * 2 + 2, isPracticed: Math.random() < 0.5 },
    }),
  },
];
