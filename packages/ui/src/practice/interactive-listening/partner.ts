'use client';
import { createContext, useContext } from 'react';

/** Whom a learner may talk to. */
const partners = ['curls', 'bob', 'beard', 'bun'] as const;
/** Everybody who speaks. */
export const people = [...partners, 'you'] as const;
export type Person = (typeof people)[number];

/** Who talks to the learner in this question. */
export const PartnerContext = createContext<Person>(partners[0]);
export const usePartner = () => useContext(PartnerContext);

/** The same question has the same partner, and its neighbours have others. */
export function partnerOf(questionId: number): Person {
  return partners[questionId % partners.length] ?? partners[0];
}
