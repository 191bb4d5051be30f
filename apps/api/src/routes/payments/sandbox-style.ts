/** Inline styles of the sandbox page, light and dark. */
export const sandboxStyle = `
  :root { color-scheme: light dark; --ink: light-dark(#18212f, #e8ecf2); --soft: light-dark(#465164, #b4becc);
    --page: light-dark(#f6f7f9, #0e1219); --card: light-dark(#ffffff, #161c26); --line: light-dark(#d5dae3, #364051);
    --action: light-dark(#2358d8, #2f65e4); --action-hover: light-dark(#1b48b6, #2657cb); --ring: light-dark(#2358d8, #8aaeff);
    --link: light-dark(#1f50c8, #92b4ff); --note: light-dark(#fef2e4, #332410); --note-ink: light-dark(#8c3f08, #f2b56d); }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; min-height: 100svh; display: grid; place-items: center; padding: 24px 16px; background: var(--page);
    color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
  main { width: 100%; max-width: 440px; overflow: hidden; background: var(--card); border: 1px solid var(--line); border-radius: 16px;
    box-shadow: 0 1px 2px rgb(20 32 56 / 6%), 0 8px 24px rgb(20 32 56 / 10%); }
  .note { margin: 0; padding: 10px 32px; background: var(--note); color: var(--note-ink); font-size: 14px; }
  .order { padding: 28px 32px 32px; }
  h1 { margin: 0; font-size: 16px; font-weight: 500; color: var(--soft); }
  .plan { margin: 4px 0 0; font-size: 22px; line-height: 30px; font-weight: 600; letter-spacing: -0.017em; }
  .price { margin: 12px 0 20px; font-size: 44px; line-height: 1.1; font-weight: 700; letter-spacing: -0.03em; font-variant-numeric: tabular-nums; }
  dl { margin: 0 0 28px; padding: 16px 0; border-block: 1px solid var(--line); display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; }
  dt { color: var(--soft); }
  dd { margin: 0; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  dl .total { padding-top: 8px; font-weight: 600; color: var(--ink); }
  form, .closed { display: grid; gap: 12px; margin: 0; }
  button { min-height: 48px; padding: 8px 20px; border: 1px solid var(--line); border-radius: 20px; background: none; color: inherit;
    font: inherit; font-weight: 600; cursor: pointer; }
  button:hover { border-color: var(--soft); }
  button.pay { border-color: var(--action); background: var(--action); color: #fff; }
  button.pay:hover { border-color: var(--action-hover); background: var(--action-hover); }
  button.quiet { border-color: transparent; color: var(--link); }
  button:focus-visible, a:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; }
  a { color: var(--link); border-radius: 4px; }
  @media (max-width: 420px) { .note { padding-inline: 20px; } .order { padding: 24px 20px; } }
`;
