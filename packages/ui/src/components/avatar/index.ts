export { Avatar, type AvatarProps } from './avatar.tsx';
export { type AvatarSize, avatarSizes } from './avatar.variants.ts';
