/** Inline styles of the pages for schools' platforms, light and dark. */
export const ltiStyle = `
  :root { color-scheme: light dark; --ink: light-dark(#18212f, #e8ecf2); --soft: light-dark(#465164, #b4becc);
    --page: light-dark(#f6f7f9, #0e1219); --card: light-dark(#ffffff, #161c26); --line: light-dark(#d5dae3, #364051);
    --field: light-dark(#8a94a6, #66728a); --action: light-dark(#2358d8, #2f65e4); --action-hover: light-dark(#1b48b6, #2657cb);
    --ring: light-dark(#2358d8, #8aaeff); --wrong: light-dark(#b3261e, #ffb4ab); }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; min-height: 100svh; padding: 32px 16px; background: var(--page); color: var(--ink);
    font: 16px/1.5 system-ui, -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
  main { width: 100%; max-width: 560px; margin: 0 auto; display: grid; gap: 16px; }
  h1 { margin: 0; font-size: 28px; line-height: 36px; font-weight: 700; letter-spacing: -0.02em; }
  h2 { margin: 0; font-size: 18px; line-height: 26px; }
  p { margin: 0; color: var(--soft); }
  code { color: var(--ink); }
  .card { display: grid; gap: 16px; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 16px; }
  form { display: grid; gap: 16px; margin: 0; }
  label { display: grid; gap: 4px; font-weight: 600; }
  label.check { display: flex; gap: 8px; align-items: center; font-weight: 400; }
  .hint { margin-top: -12px; font-size: 14px; }
  .wrong { color: var(--wrong); font-weight: 600; }
  input, select { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--field); border-radius: 12px;
    background: var(--card); color: inherit; font: inherit; font-weight: 400; }
  input[type="checkbox"] { width: 20px; min-height: 20px; margin: 0; accent-color: var(--action); }
  button, .button { justify-self: start; min-height: 44px; padding: 8px 24px; border: 0; border-radius: 20px; background: var(--action);
    color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
  button:hover, .button:hover { background: var(--action-hover); }
  :focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; }
  a:not(.button) { color: inherit; }
  .button { display: inline-grid; place-items: center; text-decoration: none; }
`;
