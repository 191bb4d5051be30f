import { Question } from '@rehearse/embed/react';
import { createRoot } from 'react-dom/client';
import { word } from './questions.ts';

createRoot(document.body.appendChild(document.createElement('div'))).render(<Question data={word} start="now" />);
