export { getToday, type Today } from './get-today.ts';
export { type Goals, getGoals, setGoals } from './goals.ts';
