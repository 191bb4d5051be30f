// Before anything is painted: sets the chosen theme, and says whether a login is kept here and whether the address has a query,
// since pages are prerendered for visitors and without one. Holds back a form that is sent before the app has come, which would load
// the page anew with what was typed in its address. A file of its own, because the content security policy bars inline scripts.
(() => {
  if (location.search !== '') document.documentElement.dataset.query = 'given';
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    if (localStorage.getItem('authToken') !== null) document.documentElement.dataset.session = 'kept';
  } catch {
    // storage is blocked: the system's theme applies
  }
  let held;
  const hold = (event) => {
    event.preventDefault();
    held = event.target;
  };
  addEventListener('submit', hold, true);
  addEventListener(
    'takeover',
    () => {
      removeEventListener('submit', hold, true);
      if (held?.isConnected) held.requestSubmit();
      held = undefined;
    },
    { once: true },
  );
})();
