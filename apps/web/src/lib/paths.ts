import { sitePaths } from '@rehearse/ui/screens';

/** All paths of the app. */
export const paths = sitePaths;

/** The path where a new account enters its code. */
export const verifyPath = (account: string) => `${paths.verify}?${new URLSearchParams({ account })}`;
