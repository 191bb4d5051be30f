const respellings: readonly (readonly [RegExp, string])[] = [
  [/[‘’]/g, "'"],
  [/[“”«»]/g, '"'],
  [/\s*[–—]\s*/g, ', '],
  [/…/g, '...'],
  [/°C\b/g, ' degrees Celsius'],
  [/°/g, ' degrees'],
  [/[<>]/g, ' '],
];

/**
 * Converts a text for both synthesizers: plain ASCII punctuation, no accented letters, no markup (espeak-ng would read `<` as
 * the start of a tag).
 */
export function speakableText(text: string): string {
  const respelled = respellings.reduce(
    (current, [pattern, replacement]) => current.replace(pattern, replacement),
    text,
  );
  return respelled
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
