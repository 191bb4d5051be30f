'use client';
import { createContext, useContext } from 'react';

/** The people a learner may talk to. */
const partners = ['curls', 'bob', 'beard', 'bun'] as const;
/** All speakers. */
export const people = [...partners, 'you'] as const;
export type Person = (typeof people)[number];

/** The person who talks to the learner in this question. */
export const PartnerContext = createContext<Person>(partners[0]);
export const usePartner = () => useContext(PartnerContext);

/** Picks the partner from the question id, so that a question keeps its partner and its neighbors have others. */
export function partnerOf(questionId: number): Person {
  return partners[questionId % partners.length] ?? partners[0];
}
