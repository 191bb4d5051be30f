'use client';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { Button, Inline } from '../../components/index.ts';
import { useCoursesTranslation } from '../../i18n/use-courses-translation.ts';
import { actions } from './lesson-screen.css.ts';

export interface LessonActionsProps {
  /** The link to what to practice next. */
  children: ReactNode;
  onPrint: () => void;
}

/** What a learner can do after a lesson. Not printed. */
export function LessonActions({ children, onPrint }: LessonActionsProps) {
  const { t } = useCoursesTranslation();
  return (
    <div className={actions}>
      <Inline space="small">
        {children}
        <Button variant="outline" icon={Printer} onClick={onPrint}>
          {t('lesson.print')}
        </Button>
      </Inline>
    </div>
  );
}
