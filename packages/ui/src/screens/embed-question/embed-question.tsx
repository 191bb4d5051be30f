'use client';
import CodeXml from 'lucide-react/icons/code-xml';
import { useState } from 'react';
import { Button } from '../../components/index.ts';
import { useFramingTranslation } from '../../i18n/use-framing-translation.ts';
import { EmbedDialog } from './embed-dialog.tsx';
import * as styles from './embed-question.css.ts';
import type { EmbedQuestionProps } from './embed-question.types.ts';

/** Below a question: gives the code that shows it on another page. */
export function EmbedQuestion(props: EmbedQuestionProps) {
  const { t } = useFramingTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.place}>
      <Button variant="text" tone="neutral" size="small" icon={CodeXml} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <EmbedDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}
