import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import 'survey-core/survey-core.css';

const model = new Model({
  elements: [
    { type: 'boolean', name: 'word', title: 'Is “harbor” a real English word?', correctAnswer: true },
    {
      type: 'multipletext',
      name: 'passage',
      title: 'The bakery opens at six. People li… up outside, and the sm… of fresh bread fills the whole str….',
      items: [{ name: 'line' }, { name: 'smell' }, { name: 'street' }],
      correctAnswer: { line: 'line', smell: 'smell', street: 'street' },
    },
  ],
});

createRoot(document.body.appendChild(document.createElement('div'))).render(<Survey model={model} />);
