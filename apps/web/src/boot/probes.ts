import {
  getGoals,
  getNotebookSummary,
  listClasses,
  listDrills,
  listExams,
  listPreview,
  unwrap,
} from '@rehearse/api-client';
import type { Services } from '../app/services.ts';
import type { Probes } from '../host/extras.ts';

/** How to find out what else a host lacks, once it was found to lack something. */
export const probesAt = ({ api, session }: Pick<Services, 'api' | 'session'>): Probes => ({
  preview: () => unwrap(listPreview({ client: api })),
  mistakes: () => (session.status() === 'loggedIn' ? unwrap(listDrills({ client: api, body: { size: 1 } })) : null),
  plan: () => (session.status() === 'loggedIn' ? unwrap(getGoals({ client: api })) : null),
  classes: () => (session.status() === 'loggedIn' ? unwrap(listClasses({ client: api })) : null),
  sittings: () => unwrap(listExams({ client: api })),
  notebook: () => (session.status() === 'loggedIn' ? unwrap(getNotebookSummary({ client: api })) : null),
});
