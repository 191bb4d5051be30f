/** Why a host will never take a write. */
export interface Refusal {
  /** The HTTP status; `notOfferedStatus` if the host has no call for the write. */
  status: number;
  /** The host's own words. */
  message: string;
  /** What the host names the reason; absent for hosts that don't name it. */
  code?: string;
  /** Values for the text of `code`. */
  params?: Readonly<Record<string, string | number>>;
}

/**
 * How far a write is on its way to the host.
 * - `onDevice`: stored on this device, waiting to be sent. - `inMemory`: the same, but lost if the page is closed first.
 * - `saved`: the host has it. - `refused`: the host will never take it.
 */
export type DeliveryStatus = {
  /** Identifies the write, on this device and at the host. */
  idempotencyKey: string;
  /** What kind of write it is. */
  kind: string;
} & (
  | {
      state: 'onDevice' | 'inMemory';
      /** Failed attempts in a row; absent before the first. */
      failures?: number;
    }
  | {
      state: 'saved';
      /** What the host replied, in the tab that sent the write. */
      reply?: unknown;
    }
  | ({ state: 'refused' } & Refusal)
);

/** The status of a refusal if the host has no call for the write: it is kept on the device only. */
export const notOfferedStatus = 501;
