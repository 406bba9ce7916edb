export interface ByteRange {
  /** Both included. */
  start: number
  end: number
}

/**
 * The one range a Range header asks for; 'all' when it asks for none (or for several, which may be answered whole), and
 * 'unsatisfiable' when it lies outside the file.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'all' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return 'all'
  const last = size - 1
  const [, from = '', to = ''] = match
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? last : Math.min(Number(to), last)
  const asksNothing = from === '' && Number(to) === 0
  return start > end || asksNothing ? 'unsatisfiable' : { start, end }
}
