import { Question } from '@rehearse/embed/react';
import { createRoot } from 'react-dom/client';
import { passage, word } from './questions.ts';

createRoot(document.body.appendChild(document.createElement('div'))).render(
  [word, passage].map((data) => <Question key={data.type} data={data} start="now" />),
);
