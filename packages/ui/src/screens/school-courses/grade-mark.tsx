'use client';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Icon, type IconGlyph, VisuallyHidden } from '../../components/index.ts';
import { useSchoolsTranslation } from '../../i18n/use-schools-translation.ts';
import * as styles from './school-courses.css.ts';
import type { CourseGrade } from './school-courses.types.ts';

const glyphs: Record<CourseGrade['state'], IconGlyph> = {
  sent: Check,
  superseded: Check,
  waiting: Clock,
  failed: TriangleAlert,
};

interface GradeMarkProps {
  state: CourseGrade['state'];
  /** The same is said in text beside it. */
  isSilent?: boolean;
}

/** Whether the gradebook has a score, as an icon, and in words for screen readers. */
export function GradeMark({ state, isSilent = false }: GradeMarkProps) {
  const { t } = useSchoolsTranslation();
  return (
    <span className={styles.gradeMark} data-state={state}>
      <Icon glyph={glyphs[state]} size="small" />
      {!isSilent && <VisuallyHidden>{t(`grade.${state}`)}</VisuallyHidden>}
    </span>
  );
}
