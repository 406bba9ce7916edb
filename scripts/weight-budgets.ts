/** What a page's HTML may make a browser load at once, in kB (1000 bytes). */
export interface Budget {
  /** Its scripts as one file. */
  gzip: number
  /** Its scripts as they are sent. */
  brotli: number
  scripts: number
  /** The words of its code in the language that needs most, with gzip. */
  words: number
}

/** Of a page that has none of its own. A larger number here is a decision: say in the commit what the page gets for it. */
export const anyPage: Budget = { gzip: 190, brotli: 170, scripts: 12, words: 14 }

const home: Budget = { gzip: 146, brotli: 129, scripts: 8, words: 5 }

export const budgets: Readonly<Record<string, Budget>> = {
  '/': home,
  '/square/square/index': home,
}
