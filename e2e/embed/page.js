// What a page does that was made by hand: one module, no build.
const answers = document.querySelector('#answers');
const errors = document.querySelector('#errors');
const note = (list, text) => {
  const item = document.createElement('li');
  item.textContent = text;
  list.append(item);
};

document.addEventListener('answered', ({ detail }) => {
  note(answers, `${detail.submoduleId}: ${detail.answer} = ${detail.score}`);
});
document.addEventListener('error', (event) => {
  if (event instanceof CustomEvent) note(errors, `${event.detail.code}: ${event.detail.message}`);
});
for (const question of document.querySelectorAll('rehearse-question')) {
  question.onUpload = async (file, { type, signal }) => {
    const response = await fetch('/recordings', {
      method: 'POST',
      body: file,
      headers: { 'content-type': type },
      signal,
    });
    if (!response.ok) throw new Error(`The server replied ${response.status}.`);
    return (await response.json()).url;
  };
}
