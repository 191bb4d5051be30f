'use client';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '../../components/index.ts';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import type { TestNaming } from '../score-scale/index.ts';
import { DeleteSittingDialog } from '../sitting-deletion/index.ts';

interface DeleteReportProps {
  kind: TestNaming['kind'];
  onDelete: () => void;
}

/** A button that deletes the test of a report, once the learner has confirmed. */
export function DeleteReport({ kind, onDelete }: DeleteReportProps) {
  const { t } = useReportsTranslation();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="text" tone="critical" icon={Trash} onClick={() => setAsked(true)}>
        {t('deletion.open')}
      </Button>
      {isAsked && (
        <DeleteSittingDialog
          kind={kind}
          isFinished
          onKeep={() => setAsked(false)}
          onDelete={() => {
            setAsked(false);
            onDelete();
          }}
        />
      )}
    </>
  );
}
