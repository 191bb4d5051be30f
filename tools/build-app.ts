/** Builds what the journeys are run on, unless it is up to date: the app and the content pack. */
import { makePack } from './build-pack.ts';
import { buildWeb } from './build-web.ts';

await buildWeb();
await makePack();
