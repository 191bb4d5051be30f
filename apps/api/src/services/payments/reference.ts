import { createHash, randomBytes } from 'node:crypto';

/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const spell = (bytes: Uint8Array) =>
  `RH-${Array.from(bytes.subarray(0, 10), (byte) => alphabet[byte % alphabet.length]).join('')}`;

/** The number of a purchase that a learner quotes to support, such as `RH-7K2MPXQ4WD`. */
export const randomReference = () => spell(randomBytes(10));

/** The number of a purchase under a client's key: the same each time the purchase is repeated. */
export const referenceOf = (purchase: string) => spell(createHash('sha256').update(purchase).digest());
