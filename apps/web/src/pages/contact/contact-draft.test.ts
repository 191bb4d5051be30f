import { expect, it } from 'vitest';
import { beginningWith, contactDraft } from './contact-draft.ts';

const words = 'I would like to apply for this job: UI designer.';
const form = { name: 'Lin', email: 'lin@example.org', message: '' };

it('keeps what was typed, whatever else was there', () => {
  expect(contactDraft.get()).toEqual({ name: '', email: '', message: '' });
  contactDraft.set({ ...form, message: 'Hello' });
  expect(contactDraft.get()).toEqual({ ...form, message: 'Hello' });
  contactDraft.set({ name: 7 } as never);
  expect(contactDraft.get()).toEqual({ name: '', email: '', message: '' });
  contactDraft.remove();
});

it('begins a message with the job, once, and keeps what was written', () => {
  expect(beginningWith(words, form).message).toBe(`${words}\n\n`);
  const written = beginningWith(words, { ...form, message: 'My work: example.org' });
  expect(written.message).toBe(`${words}\n\nMy work: example.org`);
  expect(beginningWith(words, written)).toEqual(written);
});
