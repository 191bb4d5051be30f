import { type AnyRoute, operation } from '../../http/route.ts';
import { me } from '../../services/accounts/me.ts';

/** The signed-in account. */
export const getMe = operation('getMe', ({ deps, account }) => me(deps, account.userId));

/** The signed-in account. */
export const routes: AnyRoute[] = [getMe];
