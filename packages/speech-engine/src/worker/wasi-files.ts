interface MemoryFile {
  data: Uint8Array;
  length: number;
}

interface OpenFile {
  readonly file: MemoryFile;
  position: number;
}

const firstDescriptor = 4;
const initialBytes = 1 << 20;

/** Files in memory and their open descriptors. Calls with an unknown descriptor return undefined or false. */
export function createFileTable() {
  const byName = new Map<string, MemoryFile>();
  const open: OpenFile[] = [];
  const at = (descriptor: number) => open[descriptor - firstDescriptor];

  return {
    /** Opens a file at its start; returns undefined if it does not exist and should not be created. */
    open(name: string, create: boolean): number | undefined {
      const file = create ? { data: new Uint8Array(initialBytes), length: 0 } : byName.get(name);
      if (!file) return undefined;
      byName.set(name, file);
      open.push({ file, position: 0 });
      return firstDescriptor + open.length - 1;
    },

    read(descriptor: number, targets: readonly Uint8Array[]): number | undefined {
      const handle = at(descriptor);
      if (!handle) return undefined;
      let total = 0;
      for (const target of targets) {
        const end = Math.min(handle.position + target.length, handle.file.length);
        target.set(handle.file.data.subarray(handle.position, end));
        total += end - handle.position;
        handle.position = end;
      }
      return total;
    },

    write(descriptor: number, sources: readonly Uint8Array[]): boolean {
      const handle = at(descriptor);
      if (!handle) return false;
      for (const source of sources) {
        const end = handle.position + source.length;
        grow(handle.file, end);
        handle.file.data.set(source, handle.position);
        handle.position = end;
        handle.file.length = Math.max(handle.file.length, end);
      }
      return true;
    },

    /** `whence`: 0 from the start, 1 from the current position, 2 from the end. */
    seek(descriptor: number, offset: number, whence: number): number | undefined {
      const handle = at(descriptor);
      if (!handle) return undefined;
      const base = whence === 0 ? 0 : whence === 1 ? handle.position : handle.file.length;
      handle.position = base + offset;
      return handle.position;
    },

    files(): ReadonlyMap<string, Uint8Array> {
      return new Map([...byName].map(([name, file]) => [name, file.data.subarray(0, file.length)]));
    },
  };
}

function grow(file: MemoryFile, size: number) {
  if (size <= file.data.length) return;
  const data = new Uint8Array(Math.max(file.data.length * 2, size));
  data.set(file.data);
  file.data = data;
}
