/** The products, as the drawer, the bar and the footer list them: names of `sitePaths` and of `nav.*` texts. */
export const productLinks = ['practice', 'speakingAi', 'writingAi', 'mockTest', 'vocabulary'] as const;
