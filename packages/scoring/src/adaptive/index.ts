export * from './ability.ts';
export * from './calibration.ts';
export * from './choose-question.ts';
export * from './question-index.ts';
export * from './report.ts';
export * from './response-model.ts';
export * from './skills.ts';
