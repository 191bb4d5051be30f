export { joinRecordings } from './join.ts';
