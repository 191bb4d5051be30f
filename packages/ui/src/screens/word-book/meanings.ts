/** The languages that words can be explained in. */
export const meaningLanguages = ['en', 'zh', 'both'] as const;
export type MeaningLanguage = (typeof meaningLanguages)[number];

/** The language that words are explained in until the learner chooses: that of the interface. */
export const defaultMeaningLanguage = (interfaceLanguage: string): MeaningLanguage =>
  interfaceLanguage.startsWith('zh') ? 'zh' : 'en';

/** What a word is explained by. */
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

/** The meanings to show for a choice; those of the other language where a word has none in the chosen one. */
export function meaningsIn({ definition, meanings }: Explained, choice: MeaningLanguage): MeaningsInLanguage[] {
  const english: MeaningsInLanguage[] = definition === null ? [] : [{ lang: 'en', texts: [definition] }];
  const chinese: MeaningsInLanguage[] = meanings.length === 0 ? [] : [{ lang: 'zh-Hans', texts: meanings }];
  if (choice === 'both') return [...english, ...chinese];
  const [wanted, other] = choice === 'en' ? [english, chinese] : [chinese, english];
  return wanted.length > 0 ? wanted : other;
}
