// Sets the chosen theme before anything is painted. A file of its own, because the content security policy bars inline scripts.
(() => {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // storage is blocked: the system's theme applies
  }
})();
