import { expect, it } from 'vitest';
import { globalIndexOf, indexInPageOf, pageOf } from '../shared/paging.ts';
import {
  durationSecondsOf,
  findSubmodule,
  modules,
  preparationSecondsOf,
  submodules,
  submodulesOf,
} from './catalogue.ts';

it('has 14 submodules, each under a module, in order', () => {
  expect(modules.flatMap((module) => submodulesOf(module.module_id))).toEqual([...submodules]);
  expect(submodules.map((submodule) => submodule.submodule_id)).toEqual(Array.from({ length: 14 }, (_, i) => i + 1));
  expect(findSubmodule(12)?.name).toBe('Interactive Writing');
  expect(findSubmodule(99)).toBeUndefined();
  expect(submodulesOf(99)).toEqual([]);
});

it('knows the time limits', () => {
  const seconds = Array.from({ length: 16 }, (_, i) => durationSecondsOf(i + 1));
  expect(seconds).toEqual([5, 20, 90, 90, 90, 60, 240, 180, 480, 20, 60, 480, 180, 300, 75, 10]);
  expect(durationSecondsOf(0)).toBe(10);
});

it('knows the time of preparation', () => {
  const seconds = submodules.map(({ submodule_id }) => preparationSecondsOf(submodule_id) ?? 0);
  expect(seconds).toEqual([0, 0, 20, 20, 20, 0, 0, 0, 0, 0, 0, 0, 30, 0]);
});

it('counts places through pages of ten', () => {
  expect(globalIndexOf(1, 0)).toBe(1);
  expect(globalIndexOf(3, 9)).toBe(30);
  for (const index of [1, 10, 11, 250]) expect(globalIndexOf(pageOf(index), indexInPageOf(index))).toBe(index);
});
