export { CareersScreen } from './careers-screen.tsx';
export { JobScreen, type JobScreenProps } from './job-screen.tsx';
export { findJob, type Job, jobPath, jobs } from './jobs.ts';
