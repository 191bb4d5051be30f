import { RehearseQuestion } from './rehearse-question.ts';

// another copy of this module may have been first
if (typeof customElements !== 'undefined' && !customElements.get('rehearse-question')) {
  customElements.define('rehearse-question', RehearseQuestion);
}
