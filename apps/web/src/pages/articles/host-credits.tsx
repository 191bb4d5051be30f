import { type Credits, getCredits, unwrap } from '@rehearse/api-client';
import { textIn } from '@rehearse/languages';
import { AddedCredits } from '@rehearse/ui/screens';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../app/language/use-language.ts';
import { useServices } from '../../app/services.ts';

/** Credits from the host; null until they are loaded, or if they can't be. */
function useHostCredits(): Credits | null {
  const { api, extras } = useServices();
  const [credits, setCredits] = useState<Credits | null>(null);
  useEffect(() => {
    const given = new AbortController();
    const load = async () => {
      const loaded = await extras.ask('credits', () => unwrap(getCredits({ client: api, signal: given.signal })));
      if (!given.signal.aborted) setCredits(loaded);
    };
    load().catch(() => {});
    return () => given.abort();
  }, [api, extras]);
  return credits;
}

/** A host's address may be anything; only those of web pages are linked. */
const linkable = (source: string) => (/^https?:\/\//i.test(source) ? source : null);

/** What the operator of the host added; nothing if there is nothing or the host doesn't say. */
export function HostCredits() {
  const credits = useHostCredits();
  const [language] = useLanguage();
  if (credits === null) return null;
  const pictures = credits.pictures.map(({ name, alt, credit, licence, source }) => ({
    ...{ name, credit, licence },
    alt: textIn(alt, language),
    source: linkable(source),
  }));
  return <AddedCredits voices={credits.voices?.credit ?? null} pictures={pictures} />;
}
