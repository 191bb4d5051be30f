import { createHmac, hkdfSync } from 'node:crypto';

/** Keys derived from the server's secret, one per purpose. */
export interface Keys {
  /** Signs access tokens and session cookies. */
  readonly tokens: Uint8Array;
  /** Hex digest of a one-time code; keyed, since six digits are guessed from a plain hash. */
  hashCode(account: string, purpose: string, code: string): string;
  /** Seals what a browser keeps of its sign-up. */
  readonly signUps: Uint8Array;
  /** Proof that an account was logged in to from a device. */
  deviceMark(device: string, account: string): string;
  /** Stands for an account in the log, where no address may be. */
  logMark(account: string): string;
  /** The refresh token that a refresh token is exchanged for. */
  childOf(refreshToken: string): string;
}

/** Derives the keys. The same secret gives the same keys, so several processes can share it. */
export function deriveKeys(secret: string): Keys {
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', `rehearse/${purpose}`, 32));
  const codes = derive('codes');
  const refresh = derive('refresh');
  const devices = derive('devices');
  const logs = derive('logs');
  const mark = (key: Uint8Array, parts: string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  return {
    tokens: derive('tokens'),
    hashCode: (account, purpose, code) =>
      createHmac('sha256', codes)
        .update(JSON.stringify([account, purpose, code]))
        .digest('hex'),
    signUps: derive('sign-ups'),
    deviceMark: (device, account) => mark(devices, [device, account]),
    logMark: (account) => mark(logs, [account]).slice(0, 12),
    childOf: (refreshToken) => createHmac('sha256', refresh).update(refreshToken).digest('base64url'),
  };
}
