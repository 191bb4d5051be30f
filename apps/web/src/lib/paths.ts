import { sitePaths } from '@rehearse/ui/screens';

/** Every path of the app. */
export const paths = sitePaths;

/** Where a new account types its code. */
export const verifyPath = (account: string) => `${paths.verify}?${new URLSearchParams({ account })}`;
