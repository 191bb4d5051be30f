import { assignVars, globalStyle } from '@vanilla-extract/css';
import { media } from '../tokens/index.ts';
import { constants } from './constants.ts';
import { vars } from './contract.css.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { scheme, settable } from './names.ts';
import { paper } from './paper.ts';

const { color, shadow, ...fixed } = vars;
const themed = { color, shadow };

// No selector has specificity, so the order of the rules decides. `:root .rehearse` takes up values that are set on an
// element of the page; in a shadow root only `:host` does.
const where = (...selectors: string[]) => `:where(${selectors.join(', ')})`;
const everywhere = where(':root', ':host', ':root .rehearse');
const chosenLight = where('[data-theme="light"]');
const systemTheme = where(
  ':root:not([data-theme])',
  ':host(:not([data-theme]))',
  ':root .rehearse:not([data-theme], [data-theme] *)',
);
const chosenDark = where(
  '[data-theme="dark"]',
  ':host([data-theme="dark"])',
  '[data-theme="dark"] .rehearse:not([data-theme], [data-theme="light"] *)',
  '[data-theme="light"] [data-theme="dark"] .rehearse:not([data-theme])',
);

const lightVars = { ...assignVars(themed, settable(light)), [scheme]: 'light' };
const darkVars = { ...assignVars(themed, settable(dark)), [scheme]: 'dark' };

globalStyle(everywhere, { vars: assignVars(fixed, settable(constants)) });
globalStyle(`${everywhere}, ${chosenLight}`, { vars: lightVars });
globalStyle(systemTheme, { '@media': { [media.dark]: { vars: darkVars } } });
globalStyle(chosenDark, { vars: darkVars });

// after every screen theme
globalStyle(`${everywhere}, ${where('[data-theme]')}`, {
  '@media': { [media.print]: { vars: { ...assignVars(themed, paper), [scheme]: 'light' } } },
});

globalStyle(everywhere, {
  '@media': {
    [media.touch]: { vars: { [vars.size.target]: 'var(--rh-size-target, 44px)' } },
    [media.desktop]: { vars: { [vars.space.gutter]: 'var(--rh-space-gutter, 5rem)' } },
    [media.lessMotion]: { vars: { [vars.motion.quick]: '0s', [vars.motion.standard]: '0s' } },
  },
});
