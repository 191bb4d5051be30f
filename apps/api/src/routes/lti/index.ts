import type { Page } from '../../http/route.ts';
import { keysPath, launchPath, loginPath, publicKeys, registerPath } from '../../services/lti/index.ts';
import { guarded } from './guard.ts';
import { launch, login, open, prove } from './launch.ts';
import { pick, showPick } from './pick.ts';
import { register } from './register.ts';

export { routes } from './courses.ts';

/** ID tokens and login hints of platforms are a few KiB. */
const maxFormBytes = 64 * 1024;
const cachedFor = 'public, max-age=300';

/** LTI 1.3 for schools' platforms. These addresses are defined by its specifications, so they are not in our contract. */
export const pages: Page[] = [
  { method: 'GET', path: loginPath, handler: guarded(login) },
  { method: 'POST', path: loginPath, maxFormBytes, handler: guarded(login) },
  { method: 'POST', path: launchPath, maxFormBytes, handler: guarded(launch) },
  { method: 'POST', path: '/lti/prove', handler: guarded(prove) },
  { method: 'POST', path: '/lti/open', handler: guarded(open) },
  { method: 'GET', path: '/lti/pick/:ticket', handler: guarded(showPick) },
  { method: 'POST', path: '/lti/pick/:ticket', maxFormBytes, handler: guarded(pick) },
  { method: 'GET', path: `${registerPath}/:ticket`, handler: guarded(register) },
  {
    method: 'GET',
    path: keysPath,
    handler: async ({ deps }) => Response.json(await publicKeys(deps), { headers: { 'Cache-Control': cachedFor } }),
  },
];
