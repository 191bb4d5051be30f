import type { Resource } from 'i18next';

/** What a page brings along from the server: a data block of its HTML. */
export interface PageData {
  /** Origin at which the product is known, without a slash at the end. */
  origin: string;
  /** The language in which the page was prerendered, with its texts; absent on the shell of the app. */
  texts?: { language: string; namespaces: Resource[string] };
  /** Addresses of the modules of the page's route. */
  modules?: string[];
  /** The prerendered page is a sketch, which the app replaces; otherwise the app hydrates it. */
  isSketch?: boolean;
}

/** The block's id. */
export const pageDataId = 'page-data';

/** Stands where the server fills in its own origin: a build does not know it. */
export const unknownOrigin = 'https://origin.invalid';

/** Reads the block; a page served without our server knows its own origin only. */
export function readPageData(): PageData {
  const here = { origin: location.origin };
  const block = document.getElementById(pageDataId)?.textContent;
  if (!block) return here;
  const data = JSON.parse(block) as PageData;
  return data.origin === unknownOrigin ? { ...data, ...here } : data;
}

/** The block as HTML. */
export const pageDataHtml = (data: PageData) =>
  `<script type="application/json" id="${pageDataId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
