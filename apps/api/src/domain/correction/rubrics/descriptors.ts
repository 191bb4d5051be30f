import type { Criterion } from '../rubric.ts';

/**
 * What each level looks like, by criterion: the public descriptors of the Common European Framework (Companion Volume 2020)
 * in our own words.
 */
export const descriptors: Readonly<Record<Criterion, string>> = {
  task: `How well the answer does what was asked.
A1: single facts about the topic, in words or set phrases.
A2: simple points about the topic; most of what was asked is left out.
B1: the main points, with a reason or an example for some; parts stay general.
B2: all that was asked, developed with reasons and fitting examples.
C1: a full and well-weighted answer; what matters is stressed and side points are marked as such.
C2: a complete, exact answer with fine distinctions and nothing superfluous.`,
  coherence: `How the ideas follow each other.
A1: words or short statements joined by "and" or "then".
A2: a list of simple sentences joined by "and", "but", "because".
B1: a line of linked points; jumps and repeats occur.
B2: clear order, paragraphs or steps, several kinds of linking words; some links are loose.
C1: well-organised and easy to follow, with varied and well-placed links.
C2: the order itself carries the argument; links are hardly noticed.`,
  vocabulary: `Range and choice of words.
A1: a small stock of words for personal needs.
A2: everyday words; many repeats; wrong words outside familiar topics.
B1: enough words for familiar topics, with detours around missing ones; major slips with complex ideas.
B2: a good range with some variation; word choice is mostly exact, with odd collocations.
C1: a broad range, idiomatic use, few gaps; slips are small.
C2: exact and natural throughout, including shades of meaning.`,
  grammar: `Range and correctness of sentences.
A1: a few memorised patterns.
A2: simple patterns; basic mistakes (tense, agreement, articles) are constant, but the meaning is usually clear.
B1: common patterns used fairly correctly; mistakes occur but do not hide the meaning.
B2: good control, including some complex sentences; mistakes do not cause misunderstanding.
C1: a wide range with consistent control; mistakes are rare and hard to spot.
C2: full control of complex language.`,
  fluency: `How easily the speech flows. Judge it by the pace, the pauses, the fillers and the repetitions that are given.
A1: short, isolated phrases with long pauses.
A2: short stretches; pauses, false starts and rewording are obvious.
B1: keeps going, but pauses to plan and repair, above all in longer stretches.
B2: a fairly even pace; few long pauses.
C1: fluent and spontaneous, almost without effort.
C2: effortless at length, with natural pauses only.`,
  pronunciation: `How well the words could be understood. Judge it only by how sure the transcription was of each word, never by the topic
or by an accent you might expect; leave wide ranges.
A1: a few memorised words can be understood with effort.
A2: generally clear enough, but the listener often has to guess.
B1: clearly understandable, although words are mispronounced now and then.
B2: clear and natural; single words are unclear.
C1: clear throughout; stress and intonation carry meaning.
C2: never hard to understand.`,
};
