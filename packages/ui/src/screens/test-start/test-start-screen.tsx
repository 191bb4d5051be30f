'use client';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useState } from 'react';
import {
  Button,
  ButtonLink,
  Card,
  ChoiceGroup,
  Container,
  Heading,
  Notice,
  Select,
  Stack,
  Text,
} from '../../components/index.ts';
import { useSittingTranslation } from '../../i18n/use-sitting-translation.ts';
import { sitePaths } from '../site-paths.ts';
import * as styles from './test-start.css.ts';
import type { TestAllowance, TestBlock, TestExam, TestForm } from './test-start.types.ts';

export interface TestStartScreenProps {
  /** Newest first; at least one. */
  exams: readonly [TestExam, ...TestExam[]];
  /** Null until it is known. */
  allowance: TestAllowance | null;
  nameOf: (submoduleId: number) => string;
  /** A test that was begun and not finished; null for none. */
  begun: { href: string; answered: number; count: number } | null;
  /** The test is being prepared. */
  loading?: boolean;
  /** Why it could not start; null while nothing went wrong. */
  failure?: string | null;
  onStart: (test: { examId: string; form: TestForm }) => void;
}

/** What a mock test is: sections, numbers, clocks and rules; full or short, what the plan still allows, and Start. */
export function TestStartScreen(props: TestStartScreenProps) {
  const { exams, allowance, nameOf, begun, loading = false, failure = null, onStart } = props;
  const { t, language } = useSittingTranslation();
  const [examId, setExamId] = useState(exams[0].examId);
  const exam = exams.find((each) => each.examId === examId) ?? exams[0];
  const [wanted, setWanted] = useState<TestForm>('short');
  const chosen = exam.forms.find(({ form }) => form === wanted) ?? exam.forms[0];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const left = chosen && allowance ? allowance[chosen.form] : null;
  const isUsedUp = left === 0;
  return (
    <Container width="reading">
      <Stack space="large">
        <Stack space="small">
          <Heading level={1}>{t('kind.mock')}</Heading>
          <Text tone="secondary">{t('test.lead')}</Text>
        </Stack>
        {begun && (
          <Notice
            tone="primary"
            title={t('test.begun')}
            actions={
              <ButtonLink size="small" href={begun.href}>
                {t('continue')}
              </ButtonLink>
            }
          >
            <Text size="small">{t('test.begunText', { answered: begun.answered, count: begun.count })}</Text>
          </Notice>
        )}
        <Card space="xlarge">
          <Stack space="large">
            {exams.length > 1 && (
              <Select
                label={t('test.exam')}
                options={exams.map((each) => ({ value: each.examId, label: each.name }))}
                value={exam.examId}
                onValueChange={setExamId}
              />
            )}
            <ChoiceGroup<TestForm>
              label={t('test.form')}
              choices={exam.forms.map(({ form, minutes }) => ({
                value: form,
                label: t(`test.forms.${form}`, { minutes }),
              }))}
              value={chosen?.form ?? null}
              onValueChange={setWanted}
            />
            {chosen && <Sections blocks={chosen.blocks} nameOf={nameOf} />}
            <Text size="small" tone="muted">
              {t('test.source', {
                name: exam.name,
                since: date.format(new Date(exam.since)),
                checked: date.format(new Date(exam.checkedOn)),
              })}
            </Text>
          </Stack>
        </Card>
        <Card space="xlarge">
          <Stack space="medium">
            <Heading level={2} size="small">
              {t('intro.rules')}
            </Heading>
            <ul className={styles.rules}>
              {(['clock', 'noWayBack', 'pause', 'connection'] as const).map((rule) => (
                <li key={rule}>
                  <Text>{t(`rule.${rule}`)}</Text>
                </li>
              ))}
            </ul>
            {failure !== null && (
              <Notice tone="critical" announce="assertive" title={t('start.failed')}>
                <Text size="small">{failure}</Text>
              </Notice>
            )}
            {isUsedUp ? (
              <Notice
                tone="attention"
                title={t('test.usedUp')}
                actions={
                  <ButtonLink size="small" href={sitePaths.pricing}>
                    {t('test.plans')}
                  </ButtonLink>
                }
              >
                <Text size="small">{t('test.usedUpText')}</Text>
              </Notice>
            ) : (
              <>
                <Button
                  size="large"
                  block
                  icon={ClipboardList}
                  loading={loading}
                  onClick={() => chosen && onStart({ examId: exam.examId, form: chosen.form })}
                >
                  {t('test.prepare')}
                </Button>
                <Text size="small" tone="secondary">
                  {left === null ? t('test.countsLater') : t('test.left', { count: left })}
                </Text>
              </>
            )}
          </Stack>
        </Card>
      </Stack>
    </Container>
  );
}

function Sections({ blocks, nameOf }: { blocks: readonly TestBlock[]; nameOf: TestStartScreenProps['nameOf'] }) {
  const { t } = useSittingTranslation();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {t('test.section')}
          </th>
          <th scope="col" className={styles.head}>
            {t('test.questions')}
          </th>
          <th scope="col" className={styles.head}>
            {t('test.clock')}
          </th>
        </tr>
      </thead>
      <tbody>
        {blocks.map((block) => (
          <tr key={block.submoduleId} className={styles.row}>
            <th scope="row" className={styles.name}>
              {nameOf(block.submoduleId)}
            </th>
            <td className={styles.figure}>
              {block.least === block.most ? block.least : `${block.least}–${block.most}`}
            </td>
            <td className={styles.figure}>
              <Clocks block={block} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SECONDS_PER_MINUTE = 60;

/** The clocks of a question: preparation, answer, second part. */
function Clocks({ block: { seconds, preparationSeconds, secondPartSeconds } }: { block: TestBlock }) {
  const { t } = useSittingTranslation();
  const spoken = (all: number) => {
    const [minutes, rest] = [Math.floor(all / SECONDS_PER_MINUTE), all % SECONDS_PER_MINUTE];
    if (minutes === 0) return t('test.seconds', { seconds: rest });
    return rest === 0 ? t('test.minutes', { minutes }) : t('test.both', { minutes, seconds: rest });
  };
  return (
    <>
      {spoken(seconds)}
      {secondPartSeconds !== undefined && ` + ${spoken(secondPartSeconds)}`}
      {preparationSeconds !== undefined && (
        <>
          <br />
          {t('test.preparation', { time: spoken(preparationSeconds) })}
        </>
      )}
    </>
  );
}
