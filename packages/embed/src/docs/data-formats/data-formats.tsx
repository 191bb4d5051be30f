import './data-formats.css';
import { slugs, type TypeRules } from '@rehearse/question-data';
import { examples } from '@rehearse/question-data/examples';
import { findType, type TypeId } from '@rehearse/question-types';
import { fieldRows } from './field-rows.ts';

const folder = '../../../../question-data/schemas/';
const schemas = import.meta.glob<TypeRules['schema']>('../../../../question-data/schemas/*.json', {
  eager: true,
  import: 'default',
});
const addresses = import.meta.glob<string>('../../../../question-data/schemas/*.json', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** What Storybook makes of the name of a playground. */
const playgroundOf = (slug: string) => `?path=/story/embed-playground--${slug}`;

/** Links to the types on this page. */
export const TypeLinks = () => (
  <ul className="data-formats-links">
    {slugs.map((slug, index) => (
      <li key={slug}>
        <a href={`#${slug}`} onClick={(event) => scrollToType(event, slug)}>
          {findType(index + 1)?.name}
        </a>
      </li>
    ))}
  </ul>
);

// the page is in a frame, whose address Storybook owns
function scrollToType(event: React.MouseEvent, slug: string) {
  event.preventDefault();
  document.getElementById(slug)?.scrollIntoView();
}

/** Each type's fields and an example. */
export const DataFormats = () => slugs.map((slug, index) => <DataFormat key={slug} id={index + 1} slug={slug} />);

function DataFormat({ id, slug }: { id: number; slug: string }) {
  const rows = fieldRows(schemas[`${folder}${slug}.json`] ?? {});
  const [example] = examples[id as TypeId];
  return (
    <section className="data-formats-type">
      <h2 id={slug}>{findType(id)?.name}</h2>
      <p>
        <code>{`"type": "${slug}"`}</code> or <code>{`"submoduleId": ${id}`}</code> ·{' '}
        <a href={playgroundOf(slug)} target="_top">
          Try it
        </a>{' '}
        ·{' '}
        <a href={addresses[`${folder}${slug}.json`]} download={`${slug}.json`}>
          JSON Schema
        </a>
      </p>
      <table>
        <thead>
          <tr>
            <th>Field</th>
            <th>Value</th>
            <th>Needed</th>
            <th>Note</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, type, isRequired, description }) => (
            <tr key={path}>
              <td>
                <code>{path}</code>
              </td>
              <td>{type}</td>
              <td>{isRequired ? 'yes' : ''}</td>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details>
        <summary>Example</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what has the focus */}
        <pre tabIndex={0}>{JSON.stringify(example, null, 2)}</pre>
      </details>
    </section>
  );
}
