export { createDatabase, type Database } from '../shared/database.ts';
