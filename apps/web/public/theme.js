// Before anything is painted: sets the chosen theme, and says whether a login is kept here, which type of question was last
// open, and whether the address has a query, since pages are prerendered for visitors and without them. Holds back a button
// or a key that is pressed before the app has come, which hears of the last of each then, and a form that is sent, which would load
// the page anew with what was typed in its address. A file of its own, because the content security policy bars inline scripts.
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
  const isTyping = ({ target }) => target.closest?.('input, textarea, select') != null;
  // the browser itself makes a press of a button or a new focus of these
  const isBrowsers = ({ key, ctrlKey, metaKey, altKey }) =>
    ctrlKey || metaKey || altKey || ['Tab', 'Shift', 'Enter', ' '].includes(key);
  const repeats = {
    click: ({ target }) => {
      const button = target.closest?.('button');
      return button && (() => button.click());
    },
    submit:
      ({ target }) =>
      () =>
        target.requestSubmit(),
    keydown: (event) => {
      if (isTyping(event) || isBrowsers(event)) return null;
      const { target, key, code } = event;
      return () => target.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
    },
  };
  const held = {};
  const hold = (event) => {
    const repeat = repeats[event.type](event);
    if (!repeat) return;
    event.stopImmediatePropagation();
    if (event.type === 'keydown') {
      held.key = repeat;
      return; // it may still scroll
    }
    event.preventDefault();
    held.press = repeat;
  };
  const kinds = Object.keys(repeats);
  for (const kind of kinds) addEventListener(kind, hold, true);
  addEventListener(
    'takeover',
    () => {
      for (const kind of kinds) removeEventListener(kind, hold, true);
      held.press?.();
      held.key?.();
    },
    { once: true },
  );
})();
