import type { PlannedTask } from '@rehearse/ui/screens';
import { paths } from '../../lib/paths.ts';

/** The page where a task is done. */
export function pathOfTask(task: PlannedTask): string {
  return task.task === 'drill' ? `${paths.practice}?type=${task.submoduleId}` : paths.practice;
}
