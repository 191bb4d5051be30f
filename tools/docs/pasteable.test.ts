import { expect, it } from 'vitest';
import { pasteable } from '../../.storybook/pasteable.ts';

it('gives what has no form in JSX the name of its property', () => {
  expect(pasteable('<LetterBoxes actor={[object Object]} onNext={() => {}} />')).toBe(
    '<LetterBoxes actor={actor} onNext={() => {}} />',
  );
  expect(pasteable('<Live\n  toView={function fse(){}}\n  screen={function LoginScreen() {}}\n/>')).toBe(
    '<Live\n  toView={toView}\n  screen={screen}\n/>',
  );
  expect(pasteable('<Clock ports={{ clock: [object Clock], start: 5 }} />')).toBe(
    '<Clock ports={{ clock, start: 5 }} />',
  );
});

it('leaves other code as it is', () => {
  const code = '<Button tone="critical" onClick={() => {}}>\n  Delete\n</Button>';
  expect(pasteable(code)).toBe(code);
});
