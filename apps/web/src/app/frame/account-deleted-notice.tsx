import { Container, Notice } from '@rehearse/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isAccountDeleted } from './account-deleted-state.ts';

/** Confirms on the home page that the account was deleted. */
export function AccountDeletedNotice() {
  const { t } = useTranslation();
  if (!isAccountDeleted(useLocation().state)) return null;
  return (
    <Container width="reading">
      <Notice tone="positive" announce="polite" title={t('farewell.title')}>
        {t('farewell.text')}
      </Notice>
    </Container>
  );
}
