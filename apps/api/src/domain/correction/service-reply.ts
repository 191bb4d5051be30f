import { zCorrectionCriterion, zCorrectionKind } from '@rehearse/api-client/schemas';
import { z } from 'zod';

/** The reply that the correction service is asked for. Strict schemas need every field, so nothing is optional. */
export const replySchema = z.object({
  scores: z.array(
    z.object({
      criterion: z.string().describe(`One of: ${zCorrectionCriterion.options.join(', ')}`),
      low: z.number().describe('Lowest plausible score, 10 to 160'),
      high: z.number().describe('Highest plausible score, 10 to 160'),
      lowered: z.string().describe('One sentence: what lowered it most'),
      raise: z.string().describe('One sentence: what would raise it most'),
    }),
  ),
  mistakes: z.array(
    z.object({
      part: z.string().describe('The name of the part that has the mistake'),
      quote: z
        .string()
        .describe('The wrong words, copied exactly from the part; with a neighbouring word if one is missing'),
      occurrence: z.number().describe('Which occurrence of the quote in the part, from 1'),
      fixes: z.array(z.string()).describe('What should replace the quote, the best first'),
      kind: z.string().describe(`One of: ${zCorrectionKind.options.join(', ')}`),
      explanation: z.string().describe('One plain sentence for the learner: the rule, not only the fix'),
    }),
  ),
  nextSteps: z.array(z.string()).describe('The two most useful things to practise next, one sentence each'),
  higher: z.array(
    z.object({
      part: z.string(),
      text: z.string().describe('The whole part, rewritten one level higher, with the same ideas'),
    }),
  ),
});

/** A reply of the right shape, whose content is not checked yet. */
export type ServiceReply = z.infer<typeof replySchema>;
