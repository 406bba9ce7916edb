import type { Pixels } from './select/pixels.ts'

/** A photo's pixels, made smaller so that its longer side is `longest` at most. */
export async function readPixels(url: string, longest: number): Promise<Pixels> {
  const image = new Image()
  image.src = url
  await image.decode()
  const scale = Math.min(1, longest / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
