/** Lets the browser answer the reader before work goes on that would otherwise be one long task with what came before. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
