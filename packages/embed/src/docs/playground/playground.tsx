import './playground.css';
import type { Language } from '@rehearse/languages';
import type { PracticeMode } from '@rehearse/practice-machines/protocol';
import { examples } from '@rehearse/question-data/examples';
import { findType, type TypeId } from '@rehearse/question-types';
import { Button, Select } from '@rehearse/ui';
import { useId, useMemo, useState } from 'react';
import { Question, type StartPolicy, type Theme } from '../../react/index.ts';
import { EventList } from './event-list.tsx';
import { type LoggedEvent, withEvent } from './event-log.ts';
import { ProblemList } from './problem-list.tsx';
import { readJson } from './read-json.ts';
import { hasExampleMedia, withStandIns } from './stand-ins.ts';

export interface PlaygroundProps {
  /** The type of the question, by its id. */
  type: TypeId;
  /** `timed`, `learn` without a clock and with hints, or `exam` without a result. */
  mode?: PracticeMode;
  /** When the question starts. */
  start?: StartPolicy;
  /** `auto` follows the theme of this page. */
  theme?: Theme;
  /** Language of the screen. Without it, that of the toolbar. */
  locale?: Language;
  /** Brand color. Both themes follow from it. */
  primary?: string;
}

const written = (data: unknown) => JSON.stringify(data, null, 2);

/** A question, the JSON that it is made from, and what it reports. Everything stays on this page. */
export function Playground({ type, primary, ...options }: PlaygroundProps) {
  const known = examples[type];
  const [text, setText] = useState(() => written(known[0]));
  const [example, setExample] = useState('0');
  const [events, setEvents] = useState<readonly LoggedEvent[]>([]);
  const [run, setRun] = useState(0);
  const field = useId();
  const read = useMemo(() => readJson(text), [text]);
  const data = useMemo(() => (read.data === undefined ? undefined : withStandIns(read.data)), [read]);
  const appearance = useMemo(() => (primary ? { primary } : undefined), [primary]);
  const log = (name: LoggedEvent['name']) => (detail: unknown) =>
    setEvents((before) => withEvent(before, { name, detail }));

  const show = (index: string) => {
    setExample(index);
    setText(written(known[Number(index)]));
    setRun(run + 1);
    setEvents([]);
  };
  return (
    <div className="playground">
      <section className="playground-question" aria-label="Question">
        {data === undefined ? (
          <p>The question appears here once its JSON can be read.</p>
        ) : (
          <Question
            key={run}
            {...options}
            data={data}
            appearance={appearance}
            storage="none"
            onAnswered={log('answered')}
            onDraft={log('draft')}
            onError={log('error')}
          />
        )}
      </section>
      <section className="playground-data" aria-label="Data">
        <div className="playground-bar">
          <label htmlFor={field}>{findType(type)?.name} as JSON</label>
          <Button size="small" variant="outline" tone="neutral" onClick={() => show(example)}>
            Start over
          </Button>
        </div>
        {known.length > 1 && (
          <Select
            label="Example"
            size="small"
            value={example}
            onValueChange={show}
            options={known.map((_, index) => ({ value: String(index), label: `Example ${index + 1}` }))}
          />
        )}
        <textarea
          id={field}
          className="playground-json"
          spellCheck={false}
          autoCapitalize="off"
          aria-invalid={read.problems.length > 0}
          aria-describedby={`${field}-problems`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <ProblemList id={`${field}-problems`} read={read} />
        {hasExampleMedia(text) && (
          <p className="playground-note">
            Nothing exists at school.example: here two tones stand for its sounds, and a drawing for its pictures.
          </p>
        )}
      </section>
      <section className="playground-events" aria-label="Events">
        <EventList events={events} onClear={() => setEvents([])} />
      </section>
    </div>
  );
}
