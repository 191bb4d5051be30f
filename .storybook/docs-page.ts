/** The window of a docs page, or of a frame in which it shows a story that covers the window. */
function isOfDocsPage(): boolean {
  const page = window.frameElement === null ? window : window.parent;
  return new URL(page.location.href).searchParams.get('viewMode') === 'docs';
}

/** Keeps a docs page at its top: a story that takes the focus as it appears, as screens with a form do, would scroll the page to it. */
export function keepDocsPageAtTop(): void {
  if (!isOfDocsPage()) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
