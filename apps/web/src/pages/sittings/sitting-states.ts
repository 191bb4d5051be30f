export { QuestionStateScreen } from '@rehearse/ui/screens';
