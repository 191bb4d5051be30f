import { expect, it } from 'vitest';
import { shadowText } from './shadow-text.ts';

it('measures the question instead of the window, except on paper and for what covers the window', async () => {
  expect(
    await shadowText(`
      @media screen and (min-width: 640px) { .a { color: red } .b { color: blue } }
      @media only screen and (min-width: 640px) { .c { width: 50vw; max-width: 100vw } }
      @media print { .d { display: none } }`),
  ).toBe(
    '@media screen{@container rehearse (min-width: 640px){.a{color:red}.b{color:#00f}}}' +
      '@media only screen and (min-width:640px){.c{width:50cqi;max-width:100vw}}' +
      '@media print{.d{display:none}}',
  );
});

it("depends on no page's font size", async () => {
  expect(await shadowText('._1rem0 { margin: -0.5rem 1.25rem }')).toBe(
    '._1rem0{margin:calc(-.5*var(--_rh-rem)) calc(1.25*var(--_rh-rem))}',
  );
});

it('leaves out fonts, which documents declare', async () => {
  expect(await shadowText('@font-face { font-family: F; src: local("F") } p { margin: 0 }')).toBe('p{margin:0}');
});

it('leaves out rules of the page, which is outside', async () => {
  expect(
    await shadowText(`
      :where(html.rehearse > body) { margin: 0 }
      :where(html.rehearse > body, :host) { color: red }
      @media (prefers-reduced-motion: reduce) { :where(html.rehearse) { scroll-behavior: auto } }`),
  ).toBe(':where(html.rehearse>body,:host){color:red}');
});
