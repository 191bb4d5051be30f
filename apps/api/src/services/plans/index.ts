export { addPlan, type NewPlan } from './add.ts';
export { changePlan, type PlanChange } from './change.ts';
export { PlanError } from './errors.ts';
export { listAllPlans, type OperatorPlan } from './list.ts';
export { removePlan } from './remove.ts';
export { restorePlan } from './restore.ts';
