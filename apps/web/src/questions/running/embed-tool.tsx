import type { HostQuestion } from '@rehearse/embed/types';
import { frameSnippet, frameUrl, resizedSnippet } from '@rehearse/question-data/frame';
import { type EmbedChoices, EmbedQuestion } from '@rehearse/ui/screens';

interface EmbedToolProps {
  question: HostQuestion;
  /** Name of its type. */
  title: string;
  /** Called when the dialog covers or uncovers the question. */
  onCoverChange: (isCovered: boolean) => void;
}

/** Gives the code that shows a question on another site. The server that serves this page also serves the frame. */
export function EmbedTool({ question: { questionId, submoduleId }, title, onCoverChange }: EmbedToolProps) {
  const snippetOf = ({ isFitted, ...choices }: EmbedChoices) => {
    const snippet = { ...choices, questionId, submoduleId, title, origin: window.location.origin };
    return isFitted ? resizedSnippet(snippet) : frameSnippet(snippet);
  };
  return (
    <EmbedQuestion
      onOpenChange={onCoverChange}
      snippetOf={snippetOf}
      frameUrlOf={({ theme, locale }) => frameUrl({ origin: window.location.origin, questionId, theme, locale })}
      // pages that are not served over TLS have no clipboard
      onCopy={async (text) => navigator.clipboard.writeText(text)}
    />
  );
}
