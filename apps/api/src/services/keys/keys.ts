import { createHmac, hkdfSync } from 'node:crypto';

/** Keys derived from the server's secret, one per purpose. */
export interface Keys {
  /** Signs access tokens and session cookies. */
  readonly tokens: Uint8Array;
  /** Keyed hash of a one-time code in hex; six digits could be brute-forced from a plain hash. */
  hashCode(account: string, purpose: string, code: string): string;
  /** Encrypts the sign-up token stored in the browser. */
  readonly signUps: Uint8Array;
  /** MAC that proves that an account has logged in on a device. */
  deviceMark(device: string, account: string): string;
  /** Pseudonym for an account in the log, which must not contain addresses. */
  logMark(account: string): string;
  /** Encrypts the private keys that sign our messages to schools' platforms. */
  readonly lti: Uint8Array;
  /** Derives the successor of a refresh token. */
  childOf(refreshToken: string): string;
}

/** Derives the keys from the secret deterministically, so that several processes can share it. */
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
    lti: derive('lti'),
    deviceMark: (device, account) => mark(devices, [device, account]),
    logMark: (account) => mark(logs, [account]).slice(0, 12),
    childOf: (refreshToken) => createHmac('sha256', refresh).update(refreshToken).digest('base64url'),
  };
}
