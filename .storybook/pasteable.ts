/**
 * Code of a story as the docs page prints it. What has no form in JSX, such as a running actor or a function, becomes a variable of the name of
 * its property: `actor={actor}`, not `actor={[object Object]}`.
 */
export const pasteable = (code: string): string =>
  code
    .replace(/([\w-]+)=\{(?:\[object \w+\]|function [\w$]+\(\)\s*\{\s*\})\}/g, '$1={$1}')
    .replace(/(\w+): \[object \w+\]/g, '$1');
