import { levels, submodules } from '../catalogue.ts';
import { type Check, sourceFolder } from './check.ts';

const fewestItems = 20;
const fewestPerLevel = 4;

/** Checks that every submodule has enough items, and enough of every level. */
export const checkLevels: Check = ({ items }) =>
  submodules.flatMap(({ id: submoduleId }) => {
    const all = items[submoduleId];
    const file = sourceFolder(submoduleId);
    if (all.length === 0)
      return [{ file, line: 1, message: `There are no items; at least ${fewestItems} are needed.` }];
    const faults = levels
      .map((level) => ({ level, count: all.filter(({ value }) => value.level === level).length }))
      .filter(({ count }) => count < fewestPerLevel)
      .map(({ level, count }) => ({
        file,
        line: 1,
        message: `There are ${count} ${level} items; at least ${fewestPerLevel} are needed.`,
      }));
    if (all.length < fewestItems)
      faults.push({ file, line: 1, message: `There are ${all.length} items; at least ${fewestItems} are needed.` });
    return faults;
  });
