export type { ContactDetails } from './contact-details.tsx';
export {
  type ContactField,
  type ContactForm,
  type ContactMistakes,
  contactLimits,
  emptyContactForm,
  mistakesIn,
} from './contact-form.ts';
export { ContactScreen, type ContactScreenProps } from './contact-screen.tsx';
export type { ContactView } from './contact-view.ts';
