import type { ReviewCard as HostCard, Word } from '@rehearse/api-client';
import { pictureSources, resolveHostUrl } from '@rehearse/embed/types';
import type { LocalizedText } from '@rehearse/languages';
import type { Pronunciation, ReviewItem } from '@rehearse/practice-machines/review-session';
import { types } from '@rehearse/question-types';
import type { NotebookEntry } from '@rehearse/ui/screens';
import { secondsBetween } from '../../lib/seconds-between.ts';
import { meaningsOf } from '../word-book/word-meanings.ts';

function soundsOf(entry: Word, host: string): { british: Pronunciation; american: Pronunciation } {
  const sound = (ipa: string, path: string) => ({ ipa, audioUrl: resolveHostUrl(path, host) || null });
  return {
    british: sound(entry.britishPhoneticSymbols, entry.britishAudioSrc),
    american: sound(entry.americanPhoneticSymbols, entry.americanAudioSrc),
  };
}

/** A prompt that the host didn't cut for the card; else empty. */
const whole = (prompt: string) => (prompt.endsWith('…') ? '' : prompt);

const pictureAt = (url: string, alt: LocalizedText = { en: '' }) => ({ url, alt, sources: pictureSources(url) });

/** What a card is about. */
export function toItem({ word, question }: HostCard, host: string): ReviewItem {
  if (question) {
    const { questionId, submoduleId, moduleId, prompt, answer, imageUrl, imageAlt } = question;
    return {
      kind: 'question',
      questionId,
      submoduleId,
      moduleId,
      prompt,
      answer,
      audioUrl: resolveHostUrl(question.audioUrl, host) ?? null,
      ...(submoduleId === types.listenAndType.id && { speech: { text: answer, voice: question.audioVoice } }),
      picture: imageUrl === undefined ? null : pictureAt(resolveHostUrl(imageUrl, host), imageAlt),
      answerAudioUrl: resolveHostUrl(question.answerAudioUrl, host) ?? null,
      answerSpeech: { text: answer || whole(prompt), voice: question.answerVoice },
      explanation: question.explanation ?? null,
    };
  }
  const entry = word?.entry ?? null;
  const own = word?.meaning ?? '';
  return {
    kind: 'word',
    text: word?.text ?? '',
    definition: entry?.definition ?? null,
    meanings: entry ? meaningsOf(entry) : own === '' ? [] : [own],
    level: entry?.difficultyLevel ?? null,
    example: entry?.example ?? null,
    ...(entry ? soundsOf(entry, host) : { british: null, american: null }),
  };
}

/** A card for the list. `now` is the host's current time. */
export function toEntry(card: HostCard, { host, now }: { host: string; now: string }): NotebookEntry {
  const { cardId, status, reason, given, score, timesMissed, streak, dueAt, sourceQuestion } = card;
  return {
    ...{ cardId, status, reason, given, score, timesMissed, streak },
    item: toItem(card, host),
    source: sourceQuestion,
    inSeconds: secondsBetween(now, dueAt),
  };
}
