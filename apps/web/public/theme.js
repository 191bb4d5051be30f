// Before anything is painted: sets the chosen theme, and says whether a login is kept here, which type of question the
// address names or was last open, and whether the address has a query, since pages are prerendered for visitors and without
// them. Holds back a button or a key that is pressed before the app has come, which hears of the last of each then, and a
// form that is sent, which would load the page anew with what was typed in its address. A file of its own, because the
// content security policy bars inline scripts.
(() => {
  if (location.search !== '') document.documentElement.dataset.query = 'given';
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    if (localStorage.getItem('authToken') !== null) document.documentElement.dataset.session = 'kept';
    const addressed = new URLSearchParams(location.search).get('type');
    const task = addressed ?? JSON.parse(localStorage.getItem('question'))?.submoduleId;
    if (task) document.documentElement.dataset.task = task;
  } catch {
    // storage is blocked or holds something else: the system's theme applies, and no task is named
  }
  let repeatPress = () => {};
  let repeatKey = () => {};
  const holdPress = (event) => {
    const { type, target } = event;
    const pressed = type === 'submit' ? target : target.closest?.('button');
    if (!pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    repeatPress = () => (type === 'submit' ? pressed.requestSubmit() : pressed.click());
  };
  const holdKey = (event) => {
    const { target, key, code, ctrlKey, metaKey, altKey } = event;
    // the button of an empty form is drawn disabled, and the browser sends nothing by Enter then
    if (key === 'Enter' && target.closest?.('input')?.form) repeatPress = () => target.form.requestSubmit();
    if (ctrlKey || metaKey || altKey || target.closest?.('input, textarea, select')) return;
    // of these the browser makes a press or a new focus
    if (['Tab', 'Shift', 'Enter', ' '].includes(key)) return;
    // its default stands: it may scroll
    event.stopImmediatePropagation();
    repeatKey = () =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
  };
  const holds = { click: holdPress, submit: holdPress, keydown: holdKey };
  for (const kind in holds) addEventListener(kind, holds[kind], true);
  addEventListener(
    'takeover',
    () => {
      for (const kind in holds) removeEventListener(kind, holds[kind], true);
      repeatPress();
      repeatKey();
    },
    { once: true },
  );
})();
