'use client';
import { ButtonLink } from '../../components/index.ts';
import { useHomeTranslation } from '../../i18n/use-home-translation.ts';
import { Invitation } from '../feature/index.ts';
import { sitePaths } from '../site-paths.ts';

export interface PreviewInvitationProps {
  isMember: boolean;
  /** All questions were tried. */
  isAll: boolean;
}

/** What an account adds to the preview, and what happens to the answers. */
export function PreviewInvitation({ isMember, isAll }: PreviewInvitationProps) {
  const { t } = useHomeTranslation();
  if (isMember) {
    return (
      <Invitation
        title={t('preview.member.title')}
        text={t('preview.member.text')}
        actions={<ButtonLink href={sitePaths.practice}>{t('preview.member.action')}</ButtonLink>}
      />
    );
  }
  const name = isAll ? 'all' : 'join';
  return (
    <Invitation
      title={t(`preview.${name}.title`)}
      text={t(`preview.${name}.text`)}
      note={t('preview.join.later')}
      actions={<ButtonLink href={sitePaths.register}>{t('preview.join.action')}</ButtonLink>}
    />
  );
}
