/** A part of a file: first and last byte, counted from 0, both included. */
export interface FilePart {
  readonly start: number;
  readonly end: number;
}

/** Files by key. Keys are made by the server: lower-case folders and names, parts joined by `/`. */
export interface FileStore {
  /** Stores a file, replacing one of the same key. Resolves when it is safe. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The whole file, or null when there is none. */
  get(key: string): Promise<Uint8Array | null>;
  /** Bytes of the file, or null when there is none. */
  size(key: string): Promise<number | null>;
  /** A part of the file as it is read, or null when there is none. */
  open(key: string, part: FilePart): Promise<ReadableStream<Uint8Array> | null>;
  has(key: string): Promise<boolean>;
  /** Removes a file; no error when there is none. */
  remove(key: string): Promise<void>;
  /** Resolves when the store can take files. */
  check(): Promise<void>;
}
