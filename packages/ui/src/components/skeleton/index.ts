export { Skeleton, type SkeletonProps } from './skeleton.tsx';
export { type SkeletonVariant, skeletonVariants } from './skeleton.variants.ts';
