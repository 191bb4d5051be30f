import { createHash } from 'node:crypto';

/** What tells a course from all others: a platform's names for courses are unique within a deployment only. */
export interface CourseKey {
  readonly platform_id: number;
  readonly deployment_id: string;
  readonly context_id: string;
}

/** The id of a course in addresses: 22 characters that don't show the platform's own names. */
export const courseIdOf = ({ platform_id, deployment_id, context_id }: CourseKey): string =>
  createHash('sha256')
    .update(JSON.stringify([platform_id, deployment_id, context_id]))
    .digest('base64url')
    .slice(0, 22);
