export { StateDiagram } from './state-diagram/index.ts';
