export { getHistory, type History } from './get-history.ts';
