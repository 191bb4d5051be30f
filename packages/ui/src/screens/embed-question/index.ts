export { EmbedQuestion } from './embed-question.tsx';
export type { EmbedChoices, EmbedQuestionProps } from './embed-question.types.ts';
