export { type LearnerGoals, noGoals } from './goals.types.ts';
export { GoalsScreen, type GoalsScreenProps } from './goals-screen.tsx';
