import './themes/theme.css.ts';
import './styles/global.css.ts';
