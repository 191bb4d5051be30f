// Runs before the first paint. A file of its own, because the content security policy bars inline scripts.
(() => {
  // Pages are prerendered for visitors and without a query: these attributes let the style sheet show what applies here.
  const { dataset } = document.documentElement;
  if (location.search !== '') dataset.query = 'given';
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (localStorage.getItem('authToken') !== null) dataset.session = 'kept';
    const addressed = new URLSearchParams(location.search).get('type');
    const task = addressed ?? JSON.parse(localStorage.getItem('question'))?.submoduleId;
    if (task) dataset.task = task;
  } catch {
    // storage is blocked or holds something else: the system's theme applies, and no question type is known
  }

  // A button pressed or a form sent before the page is hydrated would do nothing, or reload the page with what was typed in
  // its address. The last one is repeated after hydration.
  let repeat = () => {};
  const hold = (event) => {
    const { type, target } = event;
    if (type === 'keydown') {
      // the prerendered submit button is disabled, so the browser would ignore Enter
      const form = target.closest?.('input')?.form;
      if (event.key === 'Enter' && form) repeat = () => form.requestSubmit();
      return;
    }
    const button = target.closest?.('button');
    if (type === 'click' && !button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    repeat = () => (type === 'submit' ? target.requestSubmit() : button.click());
  };
  const types = ['click', 'submit', 'keydown'];
  for (const type of types) addEventListener(type, hold, true);
  addEventListener(
    'hydrated',
    () => {
      for (const type of types) removeEventListener(type, hold, true);
      repeat();
    },
    { once: true },
  );
})();
