export { StateDiagram, type StateDiagramProps } from './state-diagram.tsx';
