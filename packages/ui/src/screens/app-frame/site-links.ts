/** The products in the order of drawer, bar and footer: keys of `sitePaths` and of `nav.*` texts. */
export const productLinks = ['practice', 'speakingAi', 'writingAi', 'mockTest', 'vocabulary'] as const;
