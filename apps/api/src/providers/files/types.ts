/** A byte range of a file: first and last byte from 0, inclusive. */
export interface FilePart {
  readonly start: number;
  readonly end: number;
}

/** Files by key. Keys are assigned by the server: lower-case folders and names, joined by `/`. */
export interface FileStore {
  /** Stores a file, replacing an existing one. Resolves when it is durable. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The whole file, or null when it does not exist. */
  get(key: string): Promise<Uint8Array | null>;
  /** Size in bytes, or null when it does not exist. */
  size(key: string): Promise<number | null>;
  /** A range of the file as a stream, or null when it does not exist. */
  open(key: string, part: FilePart): Promise<ReadableStream<Uint8Array> | null>;
  has(key: string): Promise<boolean>;
  /** Removes a file; no error when it does not exist. */
  remove(key: string): Promise<void>;
  /** Resolves when the store is writable. */
  check(): Promise<void>;
}
