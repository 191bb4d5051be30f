/** What is there until there is something to show. */
export const Waiting = () => <div aria-busy="true" />;
