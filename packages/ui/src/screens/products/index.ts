export { MockTestScreen } from './mock-test-screen.tsx';
export { SpeakingAiScreen } from './speaking-ai-screen.tsx';
export { WritingAiScreen } from './writing-ai-screen.tsx';
