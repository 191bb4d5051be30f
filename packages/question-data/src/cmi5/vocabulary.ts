const vocabulary = 'https://w3id.org/xapi/cmi5/context';

/** Marks statements that cmi5 defines. */
export const cmi5Category = { id: `${vocabulary}/categories/cmi5` };
/** Marks those that decide whether the unit is done. */
export const moveOnCategory = { id: `${vocabulary}/categories/moveon` };
export const masteryScoreExtension = `${vocabulary}/extensions/masteryscore`;
