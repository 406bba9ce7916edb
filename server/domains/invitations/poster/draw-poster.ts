import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { PosterDesign } from '#contract/endpoints/invitation-choices.ts'
import { drawAurora } from './designs/aurora.ts'
import { drawGallery } from './designs/gallery.ts'
import { drawInk } from './designs/ink.ts'
import { drawLantern } from './designs/lantern.ts'
import { drawLetter } from './designs/letter.ts'
import { HEIGHT, posterSizes, WIDTH, type PosterRequest } from './poster.ts'
import type { Ink } from '#studio/lettering/write.ts'

const designs: Record<PosterDesign, (ink: Ink, request: PosterRequest) => Promise<void>> = {
  aurora: drawAurora,
  gallery: drawGallery,
  lantern: drawLantern,
  ink: drawInk,
  letter: drawLetter,
}
/** What programs take the width of the printed sheet from, in pixels. */
const DOTS_PER_INCH = 300

/** A poster as a JPEG. Takes a third of a second of one thread, a whole one for print. */
export async function drawPoster(request: PosterRequest): Promise<Uint8Array> {
  const { scale, quality } = posterSizes[request.size]
  const canvas = createCanvas(WIDTH * scale, HEIGHT * scale)
  const ink = canvas.getContext('2d')
  ink.scale(scale, scale)
  ink.imageSmoothingQuality = 'high'
  await designs[request.design](ink, request)
  return sharp(canvas.data(), { raw: { width: canvas.width, height: canvas.height, channels: 4, premultiplied: true } })
    .removeAlpha()
    .withDensity(DOTS_PER_INCH)
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
