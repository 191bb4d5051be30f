import { createRoot } from 'react-dom/client';
import { createCourseVisit } from './course-visit.ts';
import { LaunchPage } from './launch-page.tsx';

/** What the server puts on the page. */
interface Content {
  origins: string[];
}

const bare = new CSSStyleSheet();
bare.replaceSync('body { margin: 0 }');
document.adoptedStyleSheets = [bare];

const { origins } = JSON.parse(document.querySelector('#content')?.textContent ?? '') as Content;
const visit = createCourseVisit({
  url: location.href,
  origins,
  ownOrigin: location.origin,
  goTo: (url) => (url === null ? window.close() : location.assign(url)),
});
createRoot(document.querySelector('#root') as HTMLElement).render(<LaunchPage visit={visit} />);
await visit.open();
