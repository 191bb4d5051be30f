/** A number of results with the language's thousands separator; a dash until it is known. */
export const totalText = (count: number | null, language: string) => count?.toLocaleString(language) ?? '–';
