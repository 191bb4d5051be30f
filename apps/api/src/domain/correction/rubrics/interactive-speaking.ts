import { turnsOfAnswer } from '../../recorded-turns.ts';
import { type Rubric, samplesOf, speechCriteria, withText } from '../rubric.ts';

/** Fewer words than this in six answers are hardly a conversation. */
const leastSpokenWords = 60;

export const interactiveSpeaking: Rubric<15> = {
  submoduleId: 15,
  id: 'interactive-speaking-1',
  medium: 'speech',
  criteria: speechCriteria,
  goal: `Takes part in a conversation: answers six to eight questions that were heard once, each for up to 35 seconds. The
transcript has all answers one after the other. Judge whether each question was understood and answered with reasons or details.`,
  isAboutPhoto: false,
  parts({ conversation: { questions } }, transcript, saved = null) {
    const names = new Set(turnsOfAnswer(saved).map(({ name }) => name));
    const answered = questions.filter(({ name }) => names.has(name));
    const asked = answered.map(({ questionReference }) => questionReference).join('\n');
    const samples = answered.flatMap(
      ({ gradedAnswers }) => gradedAnswers.find(({ level }) => level === 'middle')?.text,
    );
    return withText({
      part: 'speech',
      text: transcript,
      asked,
      task: { kind: 'question', leastWords: leastSpokenWords, prompt: asked, samples: samplesOf(...samples) },
    });
  },
};
