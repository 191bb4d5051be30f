/**
 * Languages that the list offers, as ISO 639 codes: those with the most speakers among people who take English tests,
 * and more of the world's large ones. Sorted by name when shown.
 */
export const firstLanguages = [
  ...['am', 'ar', 'az', 'bg', 'bn', 'cs', 'da', 'de', 'el', 'es', 'et', 'fa', 'fi', 'fil', 'fr', 'gu', 'ha', 'he'],
  ...['hi', 'hr', 'hu', 'hy', 'id', 'it', 'ja', 'ka', 'kk', 'km', 'kn', 'ko', 'ky', 'lo', 'lt', 'lv', 'ml', 'mn'],
  ...['mr', 'ms', 'my', 'ne', 'nl', 'no', 'pa', 'pl', 'ps', 'pt', 'ro', 'ru', 'si', 'sk', 'sl', 'sq', 'sr', 'sv'],
  ...['sw', 'ta', 'te', 'th', 'tr', 'uk', 'ur', 'uz', 'vi', 'yo', 'zh'],
] as const;
