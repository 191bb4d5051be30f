const vocabulary = 'https://w3id.org/xapi/cmi5/context';

/** Marks statements that cmi5 defines. */
export const cmi5Category = { id: `${vocabulary}/categories/cmi5` };
/** Marks those that decide whether the unit is done. */
export const moveOnCategory = { id: `${vocabulary}/categories/moveon` };
export const masteryScoreExtension = `${vocabulary}/extensions/masteryscore`;

/** When a course counts a unit as done (cmi5, 13.1.4). */
export const moveOns = ['Passed', 'Completed', 'CompletedAndPassed', 'CompletedOrPassed', 'NotApplicable'] as const;
/** One of {@link moveOns}. */
export type MoveOn = (typeof moveOns)[number];
