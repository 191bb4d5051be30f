'use client';
import Clock from 'lucide-react/icons/clock';
import { Badge, TextLink } from '../../components/index.ts';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import { useScoreTexts } from '../score-scale/index.ts';
import { SectionCard } from '../section-card.tsx';
import { testAnswerPath } from '../sitting-paths.ts';
import * as styles from './sitting-report.css.ts';
import type { ReportedQuestion, SittingReport } from './sitting-report.types.ts';
import { blocksOf } from './summaries.ts';
import { useResultText } from './use-result-text.ts';

/** Every question of the test, type by type, with a link to its review. */
export function QuestionTable({
  sittingId,
  questions,
  openLeft,
}: Pick<SittingReport, 'sittingId' | 'questions' | 'openLeft'>) {
  const { t } = useReportsTranslation();
  const { typeName } = useScoreTexts();
  const hasLate = questions.some(({ isLate }) => isLate);
  return (
    <SectionCard title={t('questions.title')} {...(hasLate ? { note: t('questions.lateNote') } : {})}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div className={styles.tableRoom} role="group" aria-label={t('questions.table')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.headCell}>
                {t('questions.number')}
              </th>
              <th scope="col" className={styles.headCell}>
                {t('questions.score')}
              </th>
              <th scope="col" className={styles.wideCell}>
                {t('questions.judged')}
              </th>
              <th scope="col" className={styles.headCell}>
                {t('questions.time')}
              </th>
              <td className={styles.linkCell} />
            </tr>
          </thead>
          {blocksOf(questions).map(({ submoduleId, questions: ofBlock }) => (
            <tbody key={ofBlock[0]?.slot}>
              <tr>
                <th scope="rowgroup" colSpan={5} className={styles.blockCell}>
                  {typeName(submoduleId)}
                </th>
              </tr>
              {ofBlock.map((question) => (
                <Row key={question.slot} question={question} sittingId={sittingId} isCorrecting={openLeft > 0} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </SectionCard>
  );
}

interface RowProps {
  question: ReportedQuestion;
  sittingId: string;
  /** Some answers are still being corrected. */
  isCorrecting: boolean;
}

function Row({ question, sittingId, isCorrecting }: RowProps) {
  const { t } = useReportsTranslation();
  const { timeOf, typeName } = useScoreTexts();
  const { slot, submoduleId, state, isLate, judgedBy, usedSeconds, seconds } = question;
  const resultText = useResultText();
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        {slot}
      </th>
      <td className={styles.cell}>
        {resultText(question, isCorrecting)}{' '}
        {isLate && (
          <Badge tone="attention" size="small" icon={Clock}>
            {t('questions.late')}
          </Badge>
        )}
      </td>
      <td className={styles.wideCell}>{state === 'missed' ? '' : t(`questions.by.${judgedBy}`)}</td>
      <td className={styles.cell}>
        {usedSeconds !== null &&
          (seconds === null
            ? timeOf(usedSeconds)
            : t('questions.timeOf', { used: timeOf(usedSeconds), given: timeOf(seconds) }))}
      </td>
      <td className={styles.linkCell}>
        <TextLink
          href={testAnswerPath(sittingId, slot)}
          aria-label={t('questions.reviewName', { slot, type: typeName(submoduleId) })}
        >
          {t('questions.review')}
        </TextLink>
      </td>
    </tr>
  );
}
