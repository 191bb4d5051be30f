// Before anything is painted: sets the chosen theme, and says whether a login is kept here, which type of question was last
// open, and whether the address has a query, since pages are prerendered for visitors and without them. Holds back a button
// that is pressed before the app has come, which hears of it then, and a form that is sent, which would load the page anew
// with what was typed in its address. A file of its own, because the content security policy bars inline scripts.
(() => {
  if (location.search !== '') document.documentElement.dataset.query = 'given';
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    if (localStorage.getItem('authToken') !== null) document.documentElement.dataset.session = 'kept';
    const { submoduleId } = JSON.parse(localStorage.getItem('question')) ?? {};
    if (submoduleId) document.documentElement.dataset.task = submoduleId;
  } catch {
    // storage is blocked or holds something else: the system's theme applies, and no task is named
  }
  let held;
  const hold = (event) => {
    const target = event.type === 'submit' ? event.target : event.target.closest?.('button');
    if (!target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = target;
  };
  const kinds = ['click', 'submit'];
  for (const kind of kinds) addEventListener(kind, hold, true);
  addEventListener(
    'takeover',
    () => {
      for (const kind of kinds) removeEventListener(kind, hold, true);
      if (held?.isConnected) held.tagName === 'FORM' ? held.requestSubmit() : held.click();
      held = undefined;
    },
    { once: true },
  );
})();
