import { findType } from '@rehearse/question-types';
import {
  LessonLinks,
  PreviewNote,
  previewQuestionPath,
  QuestionStateScreen,
  useScreensTranslation,
} from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { Offered } from '../app/frame/offered.tsx';
import { useTitle } from '../app/head/use-title.ts';
import { useServices } from '../app/services.ts';
import { useSessionStatus } from '../app/use-session-status.ts';
import { paths } from '../lib/paths.ts';
import { lessonsOfType } from '../questions/lessons-of-type.ts';
import { usePreviewQuestion } from '../questions/preview/preview.ts';
import { markTried, usePreviewTried } from '../questions/preview/preview-tried.ts';
import { usePreviewWorkspace } from '../questions/preview/preview-workspace.ts';
import { ShownQuestion } from '../questions/running/shown-question.tsx';

export const Component = () => (
  <Offered extra="preview">
    <Preview />
  </Offered>
);

function Preview() {
  const number = Number(useParams()['number']);
  const navigate = useNavigate();
  const [loaded, retry] = usePreviewQuestion(number);
  const tried = usePreviewTried();
  const { workspace, warning } = usePreviewWorkspace();
  const isMember = useSessionStatus() === 'loggedIn';
  const { frames } = useServices();
  const { t } = useScreensTranslation();
  const value = loaded.phase === 'ready' ? loaded.value : null;
  const submodule = value && findType(value.question.submoduleId);
  const title = useTranslation().t('pages.preview');
  const name = submodule ? t(`submodules.${submodule.id}`) : title;
  useTitle(name);

  const state = { onRetry: retry, listPath: paths.preview };
  if (loaded.phase === 'loading') return <QuestionStateScreen {...state} state={{ phase: 'loading' }} />;
  if (loaded.phase === 'failed') {
    return <QuestionStateScreen {...state} state={loaded} />;
  }
  if (!value) return <QuestionStateScreen {...state} state={{ phase: 'missing', why: 'gone' }} />;
  const { question, rows } = value;
  const lessons = lessonsOfType(question.submoduleId);
  const done = rows.filter(({ questionId }) => tried.has(questionId)).length;
  const go = (to: number) => void navigate(previewQuestionPath(to), { replace: true });
  return (
    <ShownQuestion
      key={number}
      submoduleName={name}
      question={question}
      isPracticed={tried.has(question.questionId)}
      place={{ globalIndex: number, count: rows.length }}
      workspace={workspace}
      storageWarning={warning}
      onExit={() => void navigate(paths.preview)}
      onLast={() => go(number - 1)}
      onNext={() => go(number + 1)}
      onPractised={markTried}
      isFramable={frames !== null}
      underReview={() => (
        <>
          {lessons && <LessonLinks {...lessons} />}
          <PreviewNote done={done} total={rows.length} isMember={isMember} />
        </>
      )}
    />
  );
}
