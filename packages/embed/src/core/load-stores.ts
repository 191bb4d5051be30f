/** The code of the database: loaded when the page is idle, or with the first thing to keep. */
export const loadStores = () => import('./stores.ts');
