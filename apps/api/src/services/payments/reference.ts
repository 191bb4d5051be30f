import { createHash, randomBytes } from 'node:crypto';

/** Without characters that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const spell = (bytes: Uint8Array) =>
  `RH-${Array.from(bytes.subarray(0, 10), (byte) => alphabet[byte % alphabet.length]).join('')}`;

/** A random purchase reference that a learner can quote to support, such as `RH-7K2MPXQ4WD`. */
export const randomReference = () => spell(randomBytes(10));

/** The reference of a purchase with an idempotency key: the same for every repeat. */
export const referenceOf = (purchase: string) => spell(createHash('sha256').update(purchase).digest());
