import { Button } from '@rehearse/ui';
import { type LoggedEvent, shownDetail } from './event-log.ts';

interface EventListProps {
  events: readonly LoggedEvent[];
  onClear: () => void;
}

/** Events of a question, the newest first and open. */
export function EventList({ events, onClear }: EventListProps) {
  return (
    <>
      <div className="playground-bar">
        <span>Events</span>
        <Button size="small" variant="text" tone="neutral" disabled={events.length === 0} onClick={onClear}>
          Clear
        </Button>
      </div>
      {events.length === 0 && <p className="playground-note">None yet. Start the question and answer it.</p>}
      <ol className="playground-log">
        {events.map(({ key, name, count, detail }, index) => (
          <li key={key}>
            <details open={index === 0}>
              <summary>
                <code>{name}</code>
                {count > 1 && ` × ${count}`}
              </summary>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what has the focus */}
              <pre tabIndex={0}>{shownDetail(detail)}</pre>
            </details>
          </li>
        ))}
      </ol>
    </>
  );
}
