/** Whether this page runs as an installed app. Only in the browser. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  // iOS before 16.4 says it in a word of its own.
  ('standalone' in navigator && navigator.standalone === true)
