export { type ModuleId, modules, secondsOf, typesOf } from './modules.ts';
export { type Difficulty, type QuestionType, type Skill, slugOf } from './question-type.ts';
export {
  findType,
  type ListedType,
  questionTypes,
  type TypeId,
  type TypeIdAnsweredBy,
  type TypeKey,
  types,
} from './question-types.ts';
