import { chooseUnseen } from './choose-unseen.ts';
import type { SittingPorts } from './ports.ts';

/** Chooses without regard to the answers, and reports nothing. */
export const defaultPorts: SittingPorts = {
  chooseQuestion: (needs, choice) => chooseUnseen(needs, choice, Math.random),
  makeReport: async () => null,
  random: Math.random,
};
