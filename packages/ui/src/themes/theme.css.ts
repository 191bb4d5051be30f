import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { media } from '../tokens/index.ts';
import { constants, vars } from './contract.css.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { paper } from './paper.ts';

const { color, shadow, ...fixed } = vars;
const themed = { color, shadow };

createGlobalTheme(':root', fixed, constants);
createGlobalTheme(':root, [data-theme="light"]', themed, light);
createGlobalTheme('[data-theme="dark"]', themed, dark);

globalStyle(':root, [data-theme="light"]', { colorScheme: 'light' });
globalStyle('[data-theme="dark"]', { colorScheme: 'dark' });
globalStyle(':root:not([data-theme])', {
  '@media': { [media.dark]: { colorScheme: 'dark', vars: assignVars(themed, dark) } },
});

// `:root` twice raises the specificity, so that print overrides every screen theme
globalStyle(':root:root, [data-theme][data-theme]', {
  '@media': { [media.print]: { colorScheme: 'light', vars: assignVars(themed, paper) } },
});

globalStyle(':root', {
  '@media': {
    [media.touch]: { vars: { [vars.size.target]: '44px' } },
    [media.desktop]: { vars: { [vars.space.gutter]: '5rem' } },
    [media.lessMotion]: { vars: { [vars.motion.quick]: '0s', [vars.motion.standard]: '0s' } },
  },
});
