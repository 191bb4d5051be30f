import { sitePaths } from '../site-paths.ts';

/** The open jobs, by the name that their page's address ends in. */
export const jobs = ['fullstack', 'frontend', 'backend', 'ui-designer', 'digital-marketing'] as const;

/** One of `jobs`. */
export type Job = (typeof jobs)[number];

/** The job of this name, or undefined. */
export const findJob = (name: string | null | undefined): Job | undefined => jobs.find((job) => job === name);

/** The page of a job. */
export const jobPath = (job: Job) => sitePaths.job.replace(':title', job);
