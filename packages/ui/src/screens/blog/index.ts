export type { BlogPost } from './blog.types.ts';
export { type BlogPictureName, blogPictureNames, isBlogPictureName } from './blog-picture-names.ts';
export { BlogPostScreen, type BlogPostScreenProps } from './blog-post-screen.tsx';
export { BlogScreen, type BlogScreenProps } from './blog-screen.tsx';
