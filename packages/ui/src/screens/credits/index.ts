export { AddedCredits, type AddedCreditsProps, type AddedPictureCredit } from './added-credits.tsx';
