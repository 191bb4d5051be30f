/** The values of the contact form. */
export interface ContactForm {
  name: string;
  email: string;
  message: string;
}

/** A field of the form. */
export type ContactField = keyof ContactForm;

/** In form order. */
export const contactFields: readonly ContactField[] = ['name', 'email', 'message'];

/** Maximum length of each field, in characters. */
export const contactLimits: Readonly<Record<ContactField, number>> = { name: 100, email: 254, message: 5000 };

/** An error of a field. */
export type ContactMistake = 'required' | 'tooLong' | 'invalid';

/** The errors of a form by field; empty if the form is valid. */
export type ContactMistakes = Partial<Record<ContactField, ContactMistake>>;

export const emptyContactForm: Readonly<ContactForm> = { name: '', email: '', message: '' };

const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

function mistakeIn(field: ContactField, text: string): ContactMistake | undefined {
  const said = text.trim();
  if (said === '') return 'required';
  if (said.length > contactLimits[field]) return 'tooLong';
  return field === 'email' && !address.test(said) ? 'invalid' : undefined;
}

/** Validates the form by the rules of the host. */
export function mistakesIn(form: ContactForm): ContactMistakes {
  const found = contactFields.map((field) => [field, mistakeIn(field, form[field])] as const);
  return Object.fromEntries(found.filter(([, mistake]) => mistake !== undefined));
}
