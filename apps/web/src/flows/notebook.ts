import type { ReviewCard as HostCard, Word } from '@rehearse/api-client';
import { findSubmodule, type QuestionPlace } from '@rehearse/practice-machines/question-browser';
import type { Pronunciation, ReviewItem } from '@rehearse/practice-machines/review-session';
import type { NotebookEntry, NotebookQuestionKey } from '@rehearse/ui/screens';

/** How many seconds from one instant of the host to another. */
export const secondsBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 1000);

/** Puts the host in front of paths. */
const resolver = (host: string) => (path: string) => (path.startsWith('/') ? `${host}${path}` : path);

function meaningsOf(translations: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(translations);
    return Array.isArray(list) ? list.map(String) : [];
  } catch {
    return [];
  }
}

function soundsOf(entry: Word, resolve: (path: string) => string): { british: Pronunciation; american: Pronunciation } {
  const sound = (ipa: string, path: string) => ({ ipa, audioUrl: path === '' ? null : resolve(path) });
  return {
    british: sound(entry.britishPhoneticSymbols, entry.britishAudioSrc),
    american: sound(entry.americanPhoneticSymbols, entry.americanAudioSrc),
  };
}

/** What a card of the host is about. */
export function toItem({ word, question }: HostCard, host: string): ReviewItem {
  const resolve = resolver(host);
  if (question) {
    const { questionId, submoduleId, moduleId, prompt, answer, imageUrl, imageAlt } = question;
    return {
      kind: 'question',
      questionId,
      submoduleId,
      moduleId,
      prompt,
      answer,
      audioUrl: question.audioUrl === undefined ? null : resolve(question.audioUrl),
      picture: imageUrl === undefined ? null : { url: resolve(imageUrl), alt: imageAlt ?? { en: '', zh: '' } },
      answerAudioUrl: question.answerAudioUrl === undefined ? null : resolve(question.answerAudioUrl),
      explanation: question.explanation ?? null,
    };
  }
  const entry = word?.entry ?? null;
  const own = word?.meaning ?? '';
  return {
    kind: 'word',
    text: word?.text ?? '',
    meanings: entry ? meaningsOf(entry.translationCNList) : own === '' ? [] : [own],
    level: entry?.difficultyLevel ?? null,
    example: entry?.example ?? null,
    ...(entry ? soundsOf(entry, resolve) : { british: null, american: null }),
  };
}

/** A card of the host as the list shows it. `now` is the host's clock. */
export function toEntry(card: HostCard, { host, now }: { host: string; now: string }): NotebookEntry {
  const { cardId, status, reason, given, score, timesMissed, streak, dueAt, sourceQuestion } = card;
  return {
    ...{ cardId, status, reason, given, score, timesMissed, streak },
    item: toItem(card, host),
    source: sourceQuestion,
    inSeconds: secondsBetween(now, dueAt),
  };
}

/** The detail screen's navigation state for a question by itself: a list of one. */
export function placeOfQuestion({ questionId, submoduleId }: NotebookQuestionKey): QuestionPlace {
  return {
    questionId,
    submoduleId,
    moduleId: findSubmodule(submoduleId)?.module_id ?? 1,
    filters: { isAsc: false, difficultyLevel: 'null', isPracticed: 'null' },
    count: 1,
    indexInPage: 0,
    currentPage: 1,
    globalIndex: 1,
  };
}
