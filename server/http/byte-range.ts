interface ByteRange {
  /** Both included. */
  start: number
  end: number
}

/**
 * The one range a Range header asks for; 'all' when it asks for none (or for several, which may be answered whole), and
 * 'unsatisfiable' when it lies outside the file.
 */
function parseRange(header: string | undefined, size: number): ByteRange | 'all' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return 'all'
  const last = size - 1
  const [, from = '', to = ''] = match
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? last : Math.min(Number(to), last)
  const asksNothing = from === '' && Number(to) === 0
  return start > end || asksNothing ? 'unsatisfiable' : { start, end }
}

interface AskedFor {
  range: string | undefined
  /** The `If-Range` header: a part is of use only as long as the file is still this one. */
  ifRange: string | undefined
}

/** What a file is answered with: all of it, the part that was asked for, or, with 416, nothing. */
type Sent = { status: 200 | 206; part: ByteRange; headers: Record<string, string> } | { status: 416; headers: Record<string, string> }

export function partOf({ range, ifRange }: AskedFor, { etag, size }: { etag: string; size: number }): Sent {
  const asked = parseRange((ifRange ?? etag) === etag ? range : undefined, size)
  if (asked === 'unsatisfiable') return { status: 416, headers: { 'Content-Range': `bytes */${size}` } }
  const part = asked === 'all' ? { start: 0, end: size - 1 } : asked
  const length = { 'Content-Length': String(part.end - part.start + 1) }
  if (asked === 'all') return { status: 200, part, headers: length }
  return { status: 206, part, headers: { ...length, 'Content-Range': `bytes ${part.start}-${part.end}/${size}` } }
}
