import { useEffect, useRef } from 'react';

/** Elements from their HTML, as a page has them. */
export function FromHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) place.current.innerHTML = html;
  }, [html]);
  return <div ref={place} />;
}
