/** Pictures that are taken, by what the first bytes say; names and declared types do not count. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic'

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']

export function sniffPicture(bytes: Uint8Array): PictureKind | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  if (head.slice(4, 8) === 'ftyp') return sniffHeif(head)
  return undefined
}

/** AVIF and HEIC share a container; the brands, the main one first, tell them apart. */
function sniffHeif(head: string): PictureKind | undefined {
  const end = Math.min(head.charCodeAt(3), head.length)
  const brands = [head.slice(8, 12), ...(head.slice(16, end).match(/.{4}/gs) ?? [])]
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : undefined
}
