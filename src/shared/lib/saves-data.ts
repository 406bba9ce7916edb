/** Whether the browser is asked to save data. In the browser only. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches
