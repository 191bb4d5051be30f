import { cleanup, render, screen } from '@testing-library/react';
import Play from 'lucide-react/icons/play';
import type { ReactElement, RefCallback } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as ui from './index.ts';

interface Common {
  'data-testid': string;
  ref: RefCallback<HTMLElement>;
}

/** Every component that renders one native element, or whose `ref` is its control. */
const natives: Record<string, (common: Common) => ReactElement> = {
  Badge: (common) => <ui.Badge {...common} />,
  Button: (common) => <ui.Button {...common} />,
  ButtonLink: (common) => <ui.ButtonLink {...common} href="#" />,
  Card: (common) => <ui.Card {...common} />,
  CodeField: (common) => <ui.CodeField {...common} label="Code" />,
  Container: (common) => <ui.Container {...common} />,
  Heading: (common) => <ui.Heading {...common} level={2} />,
  IconButton: (common) => <ui.IconButton {...common} icon={Play} label="Play" />,
  Inline: (common) => <ui.Inline {...common} />,
  PasswordField: (common) => <ui.PasswordField {...common} label="Password" />,
  Select: (common) => <ui.Select {...common} label="Level" options={[]} />,
  Stack: (common) => <ui.Stack {...common} />,
  Switch: (common) => <ui.Switch {...common} label="Hide" />,
  Text: (common) => <ui.Text {...common} />,
  TextArea: (common) => <ui.TextArea {...common} label="Message" />,
  TextField: (common) => <ui.TextField {...common} label="Email" />,
  TextLink: (common) => <ui.TextLink {...common} href="#" />,
};

afterEach(cleanup);

describe.each(Object.entries(natives))('%s', (_name, draw) => {
  it('gives its element to ref and passes data attributes on', () => {
    const ref = vi.fn();
    render(draw({ 'data-testid': 'it', ref }));
    expect(ref).toHaveBeenCalledWith(screen.getByTestId('it'));
  });
});

it.each(['CodeField', 'PasswordField', 'Select', 'Switch', 'TextArea', 'TextField'])(
  '%s is found by its label',
  (name) => {
    render(natives[name]?.({ 'data-testid': 'it', ref: () => {} }));
    expect(
      screen.getByLabelText(/Code|Password|Level|Hide|Message|Email/, { selector: 'input, select, textarea' }),
    ).toBe(screen.getByTestId('it'));
  },
);
