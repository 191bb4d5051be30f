/** Index of the tab that a key selects, skipping disabled tabs and wrapping around; undefined for other keys. */
export function tabAfterKey(key: string, at: number, disabled: readonly boolean[]): number | undefined {
  const count = disabled.length;
  const seek = (from: number, step: 1 | -1) => {
    for (let moved = 0; moved < count; moved += 1) {
      const index = (((from + moved * step) % count) + count) % count;
      if (!disabled[index]) return index;
    }
    return undefined;
  };
  switch (key) {
    case 'ArrowRight':
      return seek(at + 1, 1);
    case 'ArrowLeft':
      return seek(at - 1, -1);
    case 'Home':
      return seek(0, 1);
    case 'End':
      return seek(count - 1, -1);
    default:
      return undefined;
  }
}
