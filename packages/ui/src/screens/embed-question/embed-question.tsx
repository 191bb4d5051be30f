'use client';
import CodeXml from 'lucide-react/icons/code-xml';
import { useState } from 'react';
import { Button } from '../../components/index.ts';
import { useFramingTranslation } from '../../i18n/use-framing-translation.ts';
import { EmbedDialog } from './embed-dialog.tsx';
import * as styles from './embed-question.css.ts';
import type { EmbedQuestionProps } from './embed-question.types.ts';

/** Below a question: gives the code that shows it on another page. */
export function EmbedQuestion({ onOpenChange, ...props }: EmbedQuestionProps) {
  const { t } = useFramingTranslation();
  const [isOpen, setOpen] = useState(false);
  const show = (isShown: boolean) => {
    setOpen(isShown);
    onOpenChange?.(isShown);
  };
  return (
    <div className={styles.place}>
      <Button variant="text" tone="neutral" size="small" icon={CodeXml} onClick={() => show(true)}>
        {t('open')}
      </Button>
      {isOpen && <EmbedDialog {...props} onClose={() => show(false)} />}
    </div>
  );
}
