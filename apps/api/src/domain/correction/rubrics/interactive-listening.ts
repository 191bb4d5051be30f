import { types } from '@rehearse/question-types';
import { z } from 'zod';
import { parsed } from '../../misses/parsed.ts';
import { type Rubric, withText, writingCriteria } from '../rubric.ts';

const answerSchema = z.object({ summary: z.string() });

export const interactiveListening: Rubric<7> = {
  submoduleId: 7,
  id: 'interactive-listening-summary-1',
  medium: 'writing',
  criteria: writingCriteria,
  goal: `Sums up a conversation that the learner had just heard, in about 75 seconds: who wanted what, and how it ended. A short text
is expected. Judge the summary only, not the conversation.`,
  isAboutPhoto: false,
  parts({ questionText, bgInfo, sequences, referenceAnswer }, answer) {
    const given = answerSchema.safeParse(parsed(answer));
    if (!given.success) return [];
    const said = sequences.flatMap(({ transcript, blankList }) => [transcript, blankList.answer]).join('\n');
    return withText({
      part: 'summary',
      text: given.data.summary,
      asked: `${questionText}\n${bgInfo}\n${said}`,
      task: {
        kind: 'question',
        leastWords: types.interactiveListening.secondPartRecommendedWords[0],
        prompt: '',
        samples: [referenceAnswer],
        about: [said],
      },
    });
  },
};
