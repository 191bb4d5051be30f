/** A label on the map. */
interface Place {
  /** As on street signs. */
  lines: readonly [string, ...string[]];
  /** `far` labels are at the edge and hidden on phones. */
  kind: 'water' | 'near' | 'far';
  /** Start of the first line, in drawing units. */
  x: number;
  y: number;
}

/** The street of the office. */
export const ownStreet = 'Grand Canal Quay';

/** Its surroundings. */
export const places: readonly Place[] = [
  { lines: ['River Liffey'], kind: 'water', x: 520, y: 38 },
  { lines: ['Grand Canal Dock'], kind: 'water', x: 512, y: 210 },
  { lines: ['Sir John Rogerson’s Quay'], kind: 'near', x: 392, y: 118 },
  { lines: ['Hanover Street East'], kind: 'far', x: 20, y: 160 },
  { lines: ['Hanover Quay'], kind: 'near', x: 592, y: 150 },
  { lines: ['Cardiff Lane'], kind: 'near', x: 346, y: 206 },
  { lines: ['Pearse Street'], kind: 'far', x: 60, y: 268 },
  { lines: ['Ringsend Road'], kind: 'far', x: 680, y: 276 },
  { lines: ['Macken Street'], kind: 'far', x: 212, y: 366 },
  { lines: ['Barrow Street'], kind: 'near', x: 606, y: 404 },
  { lines: ['Grand Canal', 'Dock station'], kind: 'near', x: 614, y: 322 },
];
