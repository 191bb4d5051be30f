/** Languages of meanings. */
export const meaningLanguages = ['en', 'zh', 'both'] as const;
export type MeaningLanguage = (typeof meaningLanguages)[number];

/** The default language of meanings: that of the interface. */
export const defaultMeaningLanguage = (interfaceLanguage: string): MeaningLanguage =>
  interfaceLanguage.startsWith('zh') ? 'zh' : 'en';

/** The meanings of a word. */
export interface Explained {
  /** In simple English; null for none. */
  definition: string | null;
  /** In Chinese, or in the learner's own words. */
  meanings: readonly string[];
}

/** Meanings in one language. */
export interface MeaningsInLanguage {
  lang: 'en' | 'zh-Hans';
  texts: readonly string[];
}

/** The meanings in the chosen language, or in the other one if there are none. */
export function meaningsIn({ definition, meanings }: Explained, choice: MeaningLanguage): MeaningsInLanguage[] {
  const english: MeaningsInLanguage[] = definition === null ? [] : [{ lang: 'en', texts: [definition] }];
  const chinese: MeaningsInLanguage[] = meanings.length === 0 ? [] : [{ lang: 'zh-Hans', texts: meanings }];
  if (choice === 'both') return [...english, ...chinese];
  const [wanted, other] = choice === 'en' ? [english, chinese] : [chinese, english];
  return wanted.length > 0 ? wanted : other;
}
