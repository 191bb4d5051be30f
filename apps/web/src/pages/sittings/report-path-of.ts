import { reportForClassPath, testReportPath } from '@rehearse/ui/screens';
import type { AppSitting } from './host-sitting.ts';

/** The path of the report of a sitting; it leads back to the class that the sitting was begun from. */
export const reportPathOf = ({ sittingId, assignment }: Pick<AppSitting, 'sittingId' | 'assignment'>) =>
  assignment ? reportForClassPath(sittingId, assignment.classId) : testReportPath(sittingId);
