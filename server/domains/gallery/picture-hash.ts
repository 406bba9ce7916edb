import sharp, { type Sharp } from 'sharp'

/** The picture is looked at in this size, and told by so many of its lowest waves across and down. */
const SIDE = 32
const WAVES = 8

/** Pictures whose hashes differ in at most this many bits look alike: the same one cut, lit, encoded or made anew with little changed. */
const ALIKE_BITS = 10

/** The hash of a picture that cannot be read, or shows one colour alone; no other has it, as half of a hash's bits are set. */
export const UNREADABLE = 0n

/** `cosines[wave][place]`, from the first wave: the mean says nothing of what is to be seen. */
const cosines = Array.from({ length: WAVES }, (_, wave) => Array.from({ length: SIDE }, (_, at) => Math.cos(((2 * at + 1) * (wave + 1) * Math.PI) / (2 * SIDE))))

/** What a wave of one shade of 255 comes to: of a picture without any, the rounding would be hashed. */
const FAINTEST = (SIDE * SIDE) / 4

/** The perceptual hash (pHash) of a picture: 64 bits as a signed number, as PostgreSQL keeps them. Rejects when it cannot be decoded. */
export async function pictureHash(picture: Sharp | Uint8Array): Promise<bigint> {
  const image = picture instanceof Uint8Array ? sharp(picture) : picture
  const grey = await image.flatten({ background: '#808080' }).greyscale().resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer()
  const rows = Array.from({ length: SIDE }, (_, y) => cosines.map((wave) => wave.reduce((sum, cosine, x) => sum + cosine * grey[y * SIDE + x]!, 0)))
  const strengths = cosines.flatMap((wave) => cosines.map((_, across) => wave.reduce((sum, cosine, y) => sum + cosine * rows[y]![across]!, 0)))
  if (strengths.every((strength) => Math.abs(strength) < FAINTEST)) return UNREADABLE
  const middle = strengths.toSorted((a, b) => a - b)[strengths.length / 2]!
  return BigInt.asIntN(64, strengths.reduce((bits, strength) => (bits << 1n) | (strength >= middle ? 1n : 0n), 0n))
}

/** In how many of their 64 bits two hashes differ. */
function hashDistance(a: bigint, b: bigint): number {
  let bits = 0
  for (let rest = BigInt.asUintN(64, a ^ b); rest > 0n; rest &= rest - 1n) bits++
  return bits
}

/** Whether two pictures look alike by their hashes; one that could not be read is like none. */
export const looksLike = (a: bigint, b: bigint) => a !== UNREADABLE && b !== UNREADABLE && hashDistance(a, b) <= ALIKE_BITS
