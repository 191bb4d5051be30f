'use client';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Button, Inline, Notice, Stack, TextField } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { SectionCard } from '../section-card.tsx';
import { ActionFailure } from './action-failure.tsx';
import { AskDialog } from './ask-dialog.tsx';
import type { Outcome } from './classes.types.ts';
import { useAction } from './use-action.ts';
import { useFocusOnce } from './use-focus-once.ts';

export interface InvitationPanelProps {
  isOpen: boolean;
  /** The whole address of the invitation. */
  url: string;
  /** Copies the address; resolves to whether that worked. */
  onCopy: () => Promise<boolean>;
  /** Makes a new link; the old one stops working. */
  onRenew: () => Promise<Outcome>;
  /** Closes the invitation, or opens it again. */
  onOpenChange: (isOpen: boolean) => Promise<Outcome>;
}

/** The link by which learners join a class. */
export function InvitationPanel({ isOpen, url, onCopy, onRenew, onOpenChange }: InvitationPanelProps) {
  const { t } = useClassesTranslation();
  const [section, awaitChange] = useFocusOnce(isOpen);
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const [asked, setAsked] = useState<'renewing' | 'closing' | null>(null);
  const reopening = useAction();
  const change = async (willBeOpen: boolean) => {
    const outcome = await onOpenChange(willBeOpen);
    if (outcome === null) awaitChange();
    return outcome;
  };
  const acts = { renewing: onRenew, closing: () => change(false) };
  return (
    <SectionCard title={t('invitation.title')} note={t(isOpen ? 'invitation.text' : 'invitation.closed')} ref={section}>
      {isOpen ? (
        <Stack space="medium">
          <TextField
            label={t('invitation.link')}
            value={url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <Inline>
            <Button icon={Copy} onClick={() => void onCopy().then(setCopied)}>
              {t('invitation.copy')}
            </Button>
          </Inline>
          {isCopied !== null && (
            <Notice tone={isCopied ? 'positive' : 'attention'} announce="polite">
              {t(isCopied ? 'invitation.copied' : 'invitation.notCopied')}
            </Notice>
          )}
          <Inline space="xsmall">
            <Button size="small" variant="outline" tone="neutral" onClick={() => setAsked('renewing')}>
              {t('invitation.renew')}
            </Button>
            <Button size="small" variant="outline" tone="neutral" onClick={() => setAsked('closing')}>
              {t('invitation.close')}
            </Button>
          </Inline>
        </Stack>
      ) : (
        <Stack space="medium">
          <ActionFailure failure={reopening.failure} />
          <Inline>
            <Button variant="outline" loading={reopening.isBusy} onClick={() => void reopening.run(() => change(true))}>
              {t('invitation.reopen')}
            </Button>
          </Inline>
        </Stack>
      )}
      {asked && (
        <AskDialog
          title={t(`invitation.${asked}.title`)}
          text={t(`invitation.${asked}.text`)}
          confirm={t(`invitation.${asked}.confirm`)}
          act={() => {
            setCopied(null);
            return acts[asked]();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </SectionCard>
  );
}
