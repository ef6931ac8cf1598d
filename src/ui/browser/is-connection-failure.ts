/** What Chrome, Firefox, Safari and Vite say when a request, or one for a script or its styles, gets no answer, or not all of it. */
const connectionFailures =
  /^TypeError: (failed to fetch|network|error in|error loading|importing a module|load failed|the \w+ connection)|preload CSS/i;

/** Browsers throw a TypeError for a lost connection too, and may say that they are online. */
export const isConnectionFailure = (error: unknown): boolean => connectionFailures.test(String(error));
