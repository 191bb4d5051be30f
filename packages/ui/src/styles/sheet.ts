/**
 * The types of `@rehearse/ui/styles/<name>` when packages are used from their sources: the style text of a question in a
 * shadow root. The text is made by the build or by `rehearseStyles()` of `sheets/vite.ts`, so this module is never run.
 */
const sheet: string = '';
export default sheet;
throw new Error('The styles of shadow roots need the plugin `rehearseStyles()` of packages/ui/sheets/vite.ts.');
