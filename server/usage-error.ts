/** What is wrong with a command line, in words for the person who typed it. */
export class UsageError extends Error {
  override name = 'UsageError'
}
