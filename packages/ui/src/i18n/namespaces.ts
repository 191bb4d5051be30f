/** The namespaces of this package. A host serves the same files under `/locales/{language}/{namespace}.json`. */
export const namespaces = [
  'ui',
  'practice',
  'corrections',
  'reasons',
  'ai',
  'screens',
  'vocabulary',
  'notebook',
  'mistakes',
  'plan',
  'pricing',
  'home',
  'products',
  'courses',
  'company',
  'articles',
  'profile',
  'voices',
  'sitting',
  'reports',
] as const;
export type Namespace = (typeof namespaces)[number];
