import './host.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Next', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <header id="host">
          <h1>A course</h1>
          <p>
            Read the <a href="#text">text</a>, then answer.
          </p>
          <button type="button">Menu</button>
          <input aria-label="Your name" />
        </header>
        {children}
      </body>
    </html>
  );
}
