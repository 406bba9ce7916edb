export interface Grid {
  width: number
  height: number
}

/** The places connected with the starts through what is open; each is marked in `seen`, and what is marked there already is passed over. */
export function flood({ width, height }: Grid, starts: Iterable<number>, open: (at: number) => boolean, seen: Uint8Array): number[] {
  const found: number[] = []
  const visit = (at: number) => {
    if (seen[at] || !open(at)) return
    seen[at] = 1
    found.push(at)
  }
  for (const start of starts) visit(start)
  for (let next = 0; next < found.length; next++) {
    const at = found[next]!
    const column = at % width
    if (column > 0) visit(at - 1)
    if (column < width - 1) visit(at + 1)
    if (at >= width) visit(at - width)
    if (at < width * (height - 1)) visit(at + width)
  }
  return found
}

/** The places along the four sides. */
export function* rim({ width, height }: Grid): Generator<number> {
  for (let x = 0; x < width; x++) {
    yield x
    yield (height - 1) * width + x
  }
  for (let y = 1; y < height - 1; y++) {
    yield y * width
    yield y * width + width - 1
  }
}
