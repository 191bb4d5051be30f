import { writeFileSync, mkdirSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
const br = (b) => brotliCompressSync(b, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const dir = import.meta.dirname;
const flows = {
  'read-and-select': `import { WordJudgement } from '@rehearse/ui/practice'; import { wordJudgementOn } from '@rehearse/practice-machines/word-judgement'; globalThis.a = [WordJudgement, wordJudgementOn];`,
  'read-and-complete': `import { LetterBoxes } from '@rehearse/ui/practice'; import { letterBoxesOn } from '@rehearse/practice-machines/letter-boxes'; globalThis.b = [LetterBoxes, letterBoxesOn];`,
};
flows.both = Object.values(flows).join('\n');
const detail = process.argv[2];
for (const [name, contents] of Object.entries(flows)) {
  writeFileSync(dir + '/entry.ts', contents);
  const { output } = await build({
    root: dir, configFile: false, logLevel: 'error',
    resolve: { conditions: ['@rehearse/source', ...defaultClientConditions] },
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    build: { write: false, minify: true, target: 'es2022', modulePreload: false, rollupOptions: { input: dir + '/entry.ts', external: [/^react($|\/)/, /^react-dom/, /^xstate/], output: { format: 'es' } } },
  });
  const chunks = new Map(output.filter((o) => o.type === 'chunk').map((o) => [o.fileName, o]));
  const entry = [...chunks.values()].find((c) => c.isEntry);
  const eager = new Set(); const walk = (f) => { if (eager.has(f) || !chunks.has(f)) return; eager.add(f); chunks.get(f).imports.forEach(walk); }; walk(entry.fileName);
  let text = ''; const sizes = {};
  for (const f of eager) { text += chunks.get(f).code; for (const [id, m] of Object.entries(chunks.get(f).modules)) sizes[id] = m.renderedLength; }
  console.log(name, 'raw', text.length, 'brotli', br(text), 'KiB', (br(text) / 1024).toFixed(2), 'chunks', eager.size);
  if (detail === name) { for (const [i, v] of Object.entries(sizes).sort((a, b) => b[1] - a[1]).slice(0, Number(process.argv[3] ?? 60))) console.log(String(v).padStart(7), i.replace(/.*\/(packages|node_modules)\//, '')); writeFileSync('/tmp/size/eager.js', text); }
}
