import type { Page } from '../../http/route.ts';
import { previewFrame, questionFrame, resizer } from './frames.ts';
import { oembed } from './oembed.ts';

/** Questions in frames of other sites. */
export const pages: Page[] = [resizer, previewFrame, questionFrame, oembed];
