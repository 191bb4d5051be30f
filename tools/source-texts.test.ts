import { describe, expect, it } from 'vitest';
import { namespacesOf, readSource, readSources, type WrittenKey } from './source-texts.ts';

const sources = readSources();
const namespaces = namespacesOf('en');

/** A mark that stands for letters, and a space that keeps its width: neither is read. */
const signs = /^(abc|&nbsp;)$/;

/** Whether a key stands in the source: wholly, or with places that are filled while it runs and a head that is its own. */
const names = ({ pattern, text }: WrittenKey, key: string) => !text.startsWith('…') && pattern.test(key);

describe('the texts of the product', () => {
  it('are found', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(namespaces.map(({ name }) => name)).toContain('app');
  });

  it('are there for every key that the source asks for', () => {
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

  it.each(namespaces.filter(({ keys }) => keys.size > 0))('in $name are all said somewhere', ({ name, keys }) => {
    const written = sources
      .filter((source) => source.namespaces.length === 0 || source.namespaces.includes(name))
      .flatMap(({ mentioned }) => mentioned)
      .filter(({ text }) => text.length > 1);
    expect([...keys].filter((key) => !written.some((mention) => names(mention, key)))).toEqual([]);
  });

  it.each(namespaces)('in $name are in Chinese too', ({ name, keys }) => {
    expect(namespacesOf('zh').find((other) => other.name === name)?.keys).toEqual(keys);
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

  it('finds words that a reader would see', () => {
    const { hardCoded } = read(`
      const a = <p>Hello there</p>;
      const b = <Button label="Go on" icon={Arrow}>{busy ? 'Waiting' : t('go')}</Button>;
      const c = <input name="email" placeholder={\`Your \${what}\`} />;
      const d = <Stack space="small">{items.map((item) => item.name)} · 3</Stack>;`);
    expect(hardCoded).toEqual(['Hello there', 'Go on', 'Waiting', 'Your ']);
  });

  it('finds the keys that are asked for, put together or chosen', () => {
    const { asked, namespaces: taken } = read(`
      const { t } = useScreensTranslation();
      t('nav.home'); t(\`pages.\${page}\`); t(isOpen ? 'menu.close' : 'menu.open'); useTranslation().t('title');`);
    expect(asked.map(({ text }) => text)).toEqual(['nav.home', 'pages.…', 'menu.close', 'menu.open', 'title']);
    expect(taken).toEqual(['screens', 'app']);
    expect(asked[1]?.pattern.test('pages.pricing')).toBe(true);
    expect(asked[1]?.pattern.test('nav.pages.pricing')).toBe(false);
  });
});
