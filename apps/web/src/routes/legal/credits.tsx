import { HostCredits } from '../../pages/articles/host-credits.tsx';
import { LegalPage } from './legal-page.tsx';

export function Component() {
  return (
    <LegalPage name="credits">
      <HostCredits />
    </LegalPage>
  );
}
