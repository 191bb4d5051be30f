import type { Problem } from '@rehearse/question-data';
import { Notice } from '@rehearse/ui';
import type { ReadQuestion } from './read-json.ts';

interface ProblemListProps {
  id: string;
  read: ReadQuestion;
}

/** What is wrong with the data and where, or that nothing is. */
export function ProblemList({ id, read: { problems, warnings } }: ProblemListProps) {
  return (
    <div id={id} role="status" className="playground-problems">
      {problems.length > 0 ? (
        <Notice tone="critical" title={problems.length > 1 ? `${problems.length} problems` : 'A problem'}>
          <Sentences problems={problems} />
        </Notice>
      ) : (
        <Notice tone="positive">The data are valid.</Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone="attention" title="Ignored">
          <Sentences problems={warnings} />
        </Notice>
      )}
    </div>
  );
}

const Sentences = ({ problems }: { problems: readonly Problem[] }) => (
  <ul>
    {problems.map(({ message }) => (
      <li key={message}>{message}</li>
    ))}
  </ul>
);
