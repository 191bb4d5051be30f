import type { Rule } from '../rule.ts';
import { afterBe } from './be-forms.ts';
import { bePast, beThird, noPassive } from './be-participles.ts';
import { afterHave } from './have-forms.ts';
import { afterDo, modal } from './modals.ts';

export const auxiliaryRules: readonly Rule[] = [modal, afterDo, afterHave, noPassive, bePast, beThird, afterBe];
