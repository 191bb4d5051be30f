/** A loader of stories: code that questions load on demand and that a test would otherwise wait for. */
export async function loadTested(): Promise<Record<string, never>> {
  await Promise.all([
    import('../core/parts/read-and-select.ts'),
    import('../core/parts/letter-boxes.ts'),
    import('../../../ui/src/practice/sitting/late-phases.ts'),
    import('@rehearse/question-data/xapi'),
    import('@rehearse/ui/themes'),
  ]);
  return {};
}
