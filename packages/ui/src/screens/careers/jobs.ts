import { sitePaths } from '../site-paths.ts';

/** The open jobs, by the last part of their path. */
export const jobs = ['fullstack', 'frontend', 'backend', 'ui-designer', 'digital-marketing'] as const;

/** One of `jobs`. */
export type Job = (typeof jobs)[number];

/** The job with this name, or undefined. */
export const findJob = (name: string | null | undefined): Job | undefined => jobs.find((job) => job === name);

/** Path of a job's page. */
export const jobPath = (job: Job) => sitePaths.job.replace(':title', job);
