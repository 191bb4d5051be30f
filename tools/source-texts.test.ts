import { describe, expect, it } from 'vitest';
import { namespacesOf, readSource, readSources, type WrittenKey } from './source-texts.ts';

const sources = readSources();
const namespaces = namespacesOf('en');

/** Placeholder signs and fixed-width spaces, which are not texts. */
const signs = /^(abc|&nbsp;)$/;

/** Whether the source contains a key, literally or as a template with a literal beginning. */
const names = ({ pattern, text }: WrittenKey, key: string) => !text.startsWith('…') && pattern.test(key);

describe('the texts of the product', () => {
  it('are not empty', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(namespaces.map(({ name }) => name)).toContain('app');
  });

  it('exist for every key in the source', () => {
    const missing = sources.flatMap(({ file, namespaces: taken, asked }) => {
      const keys = namespaces
        .filter(({ name }) => taken.length === 0 || taken.includes(name))
        .flatMap((namespace) => [...namespace.keys]);
      return asked
        .filter(({ pattern }) => !keys.some((key) => pattern.test(key)))
        .map(({ text }) => `${file}: ${text}`);
    });
    expect(missing).toEqual([]);
  });

  // the keys of `reasons` are the codes of the corrector's rules, which `reasons.test.ts` compares
  it.each(namespaces.filter(({ name, keys }) => keys.size > 0 && name !== 'reasons'))('in $name are all used', ({ name, keys }) => {
    const written = sources
      .filter((source) => source.namespaces.length === 0 || source.namespaces.includes(name))
      .flatMap(({ mentioned }) => mentioned)
      .filter(({ text }) => text.length > 1);
    expect([...keys].filter((key) => !written.some((mention) => names(mention, key)))).toEqual([]);
  });

  it('all come from locale files', () => {
    const hardCoded = sources.flatMap(({ file, hardCoded }) =>
      hardCoded.filter((text) => !signs.test(text)).map((text) => `${file}: ${text}`),
    );
    expect(hardCoded).toEqual([]);
  });
});

describe('reading a source', () => {
  const read = (source: string) => readSource('screen.tsx', source);

  it('finds hard-coded texts', () => {
    const { hardCoded } = read(`
      const a = <p>Hello there</p>;
      const b = <Button label="Go on" icon={Arrow}>{busy ? 'Waiting' : t('go')}</Button>;
      const c = <input name="email" placeholder={\`Your \${what}\`} />;
      const d = <Stack space="small">{items.map((item) => item.name)} · 3</Stack>;`);
    expect(hardCoded).toEqual(['Hello there', 'Go on', 'Waiting', 'Your ']);
  });

  it('finds keys, including templates and conditionals', () => {
    const { asked, namespaces: taken } = read(`
      const { t } = useScreensTranslation();
      t('nav.home'); t(\`pages.\${page}\`); t(isOpen ? 'menu.close' : 'menu.open'); useTranslation().t('title');`);
    expect(asked.map(({ text }) => text)).toEqual(['nav.home', 'pages.…', 'menu.close', 'menu.open', 'title']);
    expect(taken).toEqual(['screens', 'app']);
    expect(asked[1]?.pattern.test('pages.pricing')).toBe(true);
    expect(asked[1]?.pattern.test('nav.pages.pricing')).toBe(false);
  });
});
