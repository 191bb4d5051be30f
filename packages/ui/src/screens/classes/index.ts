export { AssignmentScreen, type AssignmentScreenProps } from './assignment-screen.tsx';
export { ClassScreen, type ClassScreenProps, type ReadClass } from './class-screen.tsx';
export type {
  AssignmentResults,
  AssignmentWords,
  ClassMistakes,
  ClassNames,
  ClassPart,
  Outcome,
} from './classes.types.ts';
export { ClassesScreen, type ClassesScreenProps } from './classes-screen.tsx';
export { type InvitationReader, JoinClassScreen, type JoinClassScreenProps } from './join-class-screen.tsx';
export {
  type AssignmentOffer,
  type NewAssignment,
  NewAssignmentScreen,
  type NewAssignmentScreenProps,
} from './new-assignment-screen.tsx';
export type { PickedQuestions, PickQuestions, WantedQuestions } from './use-picked-questions.ts';
