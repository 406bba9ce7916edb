import { encode } from 'uqr'

const WIDTH = 1080
const MARGIN = 72
/** Higher pictures are cut here, in widths. */
const TALLEST = 1.5
const QR = 220
const PAPER = '#f7f4ee'
const INK = '#17181b'
const SOFT = '#6d6a64'

export interface PosterContent {
  picture: HTMLImageElement
  title: string
  /** By whom it is. */
  author: string
  /** What it was made from, where the person shares that as well. */
  prompt?: string
  /** Where its code leads, and what it says beside it. */
  address: string
  invitation: string
}

/** A poster of a work as a JPEG: the picture, its title, its creator and a code that leads to it. The system's own fonts write every language. */
export async function drawPoster({ picture, title, author, prompt, address, invitation }: PosterContent): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const ink = canvas.getContext('2d')!
  const inner = WIDTH - 2 * MARGIN
  const high = Math.min(TALLEST, picture.naturalHeight / picture.naturalWidth) * inner
  const font = (size: number, weight = 400) => `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`

  ink.font = font(34)
  const words = prompt ? wrapped(ink, prompt, inner, 4) : []
  const top = MARGIN + high + 84
  const foot = top + 76 + (words.length > 0 ? words.length * 52 + 36 : 0)
  canvas.width = WIDTH
  canvas.height = foot + QR + MARGIN

  ink.fillStyle = PAPER
  ink.fillRect(0, 0, canvas.width, canvas.height)
  ink.save()
  ink.beginPath()
  ink.roundRect(MARGIN, MARGIN, inner, high, 28)
  ink.clip()
  ink.fillStyle = '#fff'
  ink.fillRect(MARGIN, MARGIN, inner, high)
  const scale = Math.max(inner / picture.naturalWidth, high / picture.naturalHeight)
  const [wide, tall] = [picture.naturalWidth * scale, picture.naturalHeight * scale]
  ink.drawImage(picture, MARGIN + (inner - wide) / 2, MARGIN + (high - tall) / 2, wide, tall)
  ink.restore()

  ink.fillStyle = INK
  ink.font = font(56, 600)
  ink.fillText(wrapped(ink, title, inner, 1)[0] ?? '', MARGIN, top + 24)
  ink.fillStyle = SOFT
  ink.font = font(34)
  words.forEach((line, place) => ink.fillText(line, MARGIN, top + 106 + place * 52))

  drawCode(ink, address, WIDTH - MARGIN - QR, foot)
  ink.fillStyle = INK
  ink.font = font(38, 600)
  const beside = inner - QR - 40
  ink.fillText(wrapped(ink, author, beside, 1)[0] ?? '', MARGIN, foot + 74)
  ink.fillStyle = SOFT
  ink.font = font(30)
  wrapped(ink, invitation, beside, 2).forEach((line, place) => ink.fillText(line, MARGIN, foot + 128 + place * 44))
  ink.font = font(26)
  ink.fillText('AI · Inkling', MARGIN, foot + QR - 4)

  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  if (!made) throw new Error('The browser made no picture of the poster')
  return made
}

/** Lines that fit the width, the last one cut where there are more; words stay whole where their script has spaces. */
function wrapped(ink: CanvasRenderingContext2D, text: string, width: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text.replaceAll(/\s+/g, ' ').trim())) {
    if (line && ink.measureText(line + segment).width > width) {
      lines.push(line.trim())
      line = ''
    }
    line += segment
  }
  lines.push(line.trim())
  const shown = lines.slice(0, most)
  const last = shown.length - 1
  const isCut = lines.length > most
  const fits = (words: string) => ink.measureText(words).width <= width
  if (isCut || !fits(shown[last]!)) {
    let words = shown[last]!
    while (words && !fits(`${words}…`)) words = words.slice(0, -1)
    shown[last] = `${words}…`
  }
  return shown
}

function drawCode(ink: CanvasRenderingContext2D, text: string, x: number, y: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const side = QR / size
  ink.fillStyle = '#fff'
  ink.fillRect(x, y, QR, QR)
  ink.fillStyle = '#000'
  data.forEach((row, down) => row.forEach((dark, along) => dark && ink.fillRect(x + along * side, y + down * side, Math.ceil(side), Math.ceil(side))))
}
