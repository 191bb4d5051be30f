interface ActorSource {
  /** Name of the view in `@rehearse/ui/practice`: `LetterBoxes`. */
  view: string;
  /** Folder of its machine in `@rehearse/practice-machines`: `letter-boxes`. */
  flow: string;
  /** The state that the story shows. */
  fixture: string;
  /** Whether the actor takes time to get there. */
  isAsync?: boolean;
}

/**
 * For stories: parameters with code that can be pasted. An actor has no form in JSX, so the code shows where the story's comes from;
 * `drive…` are the published fixtures.
 */
export const actorSource = ({ view, flow, fixture, isAsync = false }: ActorSource) => ({
  docs: {
    source: {
      language: 'tsx',
      code: `import '@rehearse/ui/styles.css';
import { drive${view} } from '@rehearse/practice-machines/${flow}';
import { ${view} } from '@rehearse/ui/practice';

// in the state of this story; see “Embed in five minutes” for a question from its data
const actor = ${isAsync ? 'await ' : ''}drive${view}('${fixture}');

export const Example = () => (
  <div className="rehearse">
    <${view} actor={actor} onNext={() => {}} />
  </div>
);`,
    },
  },
});
