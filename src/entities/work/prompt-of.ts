/** The words a work was made from: its own prompt, or its backdrop's. */
export function promptOf(input: Record<string, unknown>): string | undefined {
  if (typeof input.prompt === 'string') return input.prompt
  const backdrop = input.backdrop as { prompt?: string } | undefined
  return backdrop?.prompt
}
