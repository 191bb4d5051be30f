import { listAttempts, NotOffered, unwrap } from '@rehearse/api-client';
import type { HostQuestion } from '@rehearse/embed/types';
import type { LoadedCorrection } from '@rehearse/practice-machines/ai-correction';
import { correctionsAt, toOffer, toRequested } from '../../app/corrections/corrections.ts';
import type { Services } from '../../app/services.ts';

type Host = Pick<Services, 'api' | 'extras' | 'workspace'>;
type Question = Pick<HostQuestion, 'questionId' | 'submoduleId'>;

/** The attempt of the reviewed answer, which is the latest once it is saved; null before that. */
async function findAttempt({ api: client, extras, workspace }: Host, { questionId, submoduleId }: Question) {
  const status = await workspace.current()?.answers.statusOf(questionId);
  if (status && status.state !== 'saved') return null;
  const body = { questionId, submoduleId, page: 1, size: 1 };
  const { content } = await extras.ask('attempts', () => unwrap(listAttempts({ client, body })));
  return content[0]?.attemptId ?? null;
}

/** What is known about the correction of the reviewed answer to a question. */
export async function loadCorrection(host: Host, question: Question): Promise<LoadedCorrection> {
  const calls = correctionsAt(host);
  const offer = await calls.offer();
  if (!offer.submoduleIds.includes(question.submoduleId)) return { offer: null, attemptId: null, correction: null };
  const attemptId = await findAttempt(host, question).catch((error: unknown) => {
    if (error instanceof NotOffered) return null;
    throw error;
  });
  const found = attemptId === null ? null : await calls.ofAttempt(attemptId);
  return { offer: toOffer(offer), attemptId, correction: found && toRequested(found) };
}
