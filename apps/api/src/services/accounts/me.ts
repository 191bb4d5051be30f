import { NotAuthenticated } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';

/** The account, for its owner. */
export async function me({ db }: Pick<Deps, 'db'>, userId: number) {
  const user = await db
    .selectFrom('users')
    .select((eb) => [
      'account',
      'created_at',
      'vip_until',
      'ai_corrections_left',
      eb
        .selectFrom('practice_counts')
        .select((counts) => counts.fn.coalesce(counts.fn.sum<number>('n'), counts.lit(0)).as('sum'))
        .whereRef('practice_counts.user_id', '=', 'users.user_id')
        .as('practiced'),
      eb
        .selectFrom('lti_users')
        .leftJoin('lti_platforms', 'lti_platforms.issuer', 'lti_users.issuer')
        .select((school) => school.fn.coalesce('name', 'lti_users.issuer').as('name'))
        .whereRef('lti_users.user_id', '=', 'users.user_id')
        .orderBy('platform_id')
        .limit(1)
        .as('school'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!user) throw new NotAuthenticated();
  return {
    account: user.account,
    createdAt: new Date(user.created_at).toISOString(),
    vipUntil: user.vip_until === null ? null : new Date(user.vip_until).toISOString(),
    aiCorrectionsLeft: user.ai_corrections_left,
    practicedCount: Number(user.practiced ?? 0),
    school: user.school,
  };
}
