export type { TestAllowance, TestBlock, TestExam, TestForm } from './test-start.types.ts';
export { TestStartScreen, type TestStartScreenProps } from './test-start-screen.tsx';
