import { randomBytes } from 'node:crypto';

/** A new token of an invitation: 192 random bits. */
export const newToken = () => randomBytes(24).toString('base64url');
