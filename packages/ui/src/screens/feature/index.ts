export { Feature, type FeatureProps } from './feature.tsx';
export { Invitation, type InvitationProps } from './invitation.tsx';
