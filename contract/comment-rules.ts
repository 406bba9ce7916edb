/** What a comment may be. */
export const commentRules = {
  textMax: 500,
  /** People that one comment names. */
  mentionsMax: 5,
  /** Of one person. */
  perHour: 60,
  reportNoteMax: 300,
  /** People who report a comment until it waits for somebody of the product to look. */
  reportsToHold: 3,
} as const

/** Stands in a comment's text for the next of the people that it names: Unicode's object replacement character. */
export const MENTION = '\uFFFC'
