import { createFileTable } from './wasi-files.ts';

const noSuchFile = 44;
const badDescriptor = 8;
const rootDescriptor = 3;
const allRights = 0xffffffffffffffffn;

/** What a program produced. */
export interface WasiResult {
  readonly exitCode: number;
  /** Files that it wrote, by name. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** What it wrote to standard output and error. */
  readonly log: string;
}

class ProgramExit {
  readonly code: number;
  constructor(code: number) {
    this.code = code;
  }
}

/**
 * Runs a WASI command with files in memory only. It implements the 13 calls that flite makes, because `node:wasi` crashes on
 * one of flite's voices.
 */
export async function runWasi(module: WebAssembly.Module, args: readonly string[]): Promise<WasiResult> {
  const encodedArgs = args.map((arg) => new TextEncoder().encode(`${arg}\0`));
  const table = createFileTable();
  const decoder = new TextDecoder();
  let log = '';
  let memory = new WebAssembly.Memory({ initial: 0 });
  const view = () => new DataView(memory.buffer);
  const bytes = () => new Uint8Array(memory.buffer);
  const vectors = (pointer: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const start = view().getUint32(pointer + 8 * index, true);
      return bytes().subarray(start, start + view().getUint32(pointer + 8 * index + 4, true));
    });
  const setSize = (pointer: number, size: number) => view().setUint32(pointer, size, true);

  const calls = {
    args_sizes_get(countPointer: number, sizePointer: number) {
      setSize(countPointer, encodedArgs.length);
      setSize(
        sizePointer,
        encodedArgs.reduce((size, arg) => size + arg.length, 0),
      );
      return 0;
    },
    args_get(pointers: number, buffer: number) {
      let target = buffer;
      for (const [index, arg] of encodedArgs.entries()) {
        view().setUint32(pointers + 4 * index, target, true);
        bytes().set(arg, target);
        target += arg.length;
      }
      return 0;
    },
    clock_time_get(_clock: number, _precision: bigint, pointer: number) {
      view().setBigUint64(pointer, 0n, true);
      return 0;
    },
    fd_close: () => 0,
    fd_fdstat_get(descriptor: number, pointer: number) {
      const fileType = descriptor === rootDescriptor ? 3 : descriptor < rootDescriptor ? 2 : 4;
      view().setUint8(pointer, fileType);
      view().setUint16(pointer + 2, 0, true);
      view().setBigUint64(pointer + 8, allRights, true);
      view().setBigUint64(pointer + 16, allRights, true);
      return 0;
    },
    fd_fdstat_set_flags: () => 0,
    fd_prestat_get(descriptor: number, pointer: number) {
      if (descriptor !== rootDescriptor) return badDescriptor;
      view().setUint8(pointer, 0);
      setSize(pointer + 4, 1);
      return 0;
    },
    fd_prestat_dir_name(_descriptor: number, pointer: number) {
      bytes().set(new TextEncoder().encode('.'), pointer);
      return 0;
    },
    fd_read(descriptor: number, pointer: number, count: number, sizePointer: number) {
      const size = table.read(descriptor, vectors(pointer, count));
      if (size === undefined) return badDescriptor;
      setSize(sizePointer, size);
      return 0;
    },
    fd_write(descriptor: number, pointer: number, count: number, sizePointer: number) {
      const parts = vectors(pointer, count);
      if (descriptor < rootDescriptor) for (const part of parts) log += decoder.decode(part);
      else if (!table.write(descriptor, parts)) return badDescriptor;
      setSize(
        sizePointer,
        parts.reduce((size, part) => size + part.length, 0),
      );
      return 0;
    },
    fd_seek(descriptor: number, offset: bigint, whence: number, pointer: number) {
      const position = table.seek(descriptor, Number(offset), whence);
      if (position === undefined) return badDescriptor;
      view().setBigUint64(pointer, BigInt(position), true);
      return 0;
    },
    path_open(
      _directory: number,
      _lookup: number,
      namePointer: number,
      nameLength: number,
      openFlags: number,
      _rights: bigint,
      _inheriting: bigint,
      _flags: number,
      descriptorPointer: number,
    ) {
      const name = decoder.decode(bytes().slice(namePointer, namePointer + nameLength));
      const descriptor = table.open(name, (openFlags & 1) === 1);
      if (descriptor === undefined) return noSuchFile;
      setSize(descriptorPointer, descriptor);
      return 0;
    },
    proc_exit(code: number) {
      throw new ProgramExit(code);
    },
  };

  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: calls });
  const { memory: ownMemory, _start: start } = instance.exports;
  if (!(ownMemory instanceof WebAssembly.Memory) || typeof start !== 'function')
    throw new Error('The WebAssembly module is not a WASI command.');
  memory = ownMemory;
  return { exitCode: run(start), files: table.files(), log };
}

function run(start: CallableFunction): number {
  try {
    start();
    return 0;
  } catch (reason) {
    if (reason instanceof ProgramExit) return reason.code;
    throw reason;
  }
}
