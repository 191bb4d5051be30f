/** Builds what the journeys are run on, unless it is up to date: the app, the element for other pages, and the content pack. */

import { buildEmbed } from './build-embed.ts';
import { makePack } from './build-pack.ts';
import { buildWeb } from './build-web.ts';

await buildWeb();
await buildEmbed();
await makePack();
