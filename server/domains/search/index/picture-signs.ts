/** A picture's hash is looked up by so many parts of so many bits. */
const BANDS = 4
const BITS = 16
/** Steps of each of red, green and blue that colours are put into. */
const SHADES = 4
const COLOURS_FROM = BANDS << BITS

const bandsOf = (hash: bigint) =>
  Array.from({ length: BANDS }, (_, band) => Number((BigInt.asUintN(64, hash) >> BigInt(band * BITS)) & BigInt((1 << BITS) - 1)))
const sign = (band: number, value: number) => (band << BITS) | value

const shadesOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 256)
const colourSign = ([red, green, blue]: readonly number[]) => COLOURS_FROM + (red! * SHADES + green!) * SHADES + blue!

/** What a picture is looked up by: the parts of its hash, where it is known, and its colour '#rrggbb'. */
export const signsOf = (hash: bigint | null, colour: string): number[] => [
  ...(hash === null ? [] : bandsOf(hash).map((value, band) => sign(band, value))),
  colourSign(shadesOf(colour).map((share) => Math.floor(share * SHADES))),
]

/** The parts of hashes that differ from this one in few bits: each part as it is, and with each of its bits turned. */
export const signsNear = (hash: bigint): number[] =>
  bandsOf(hash).flatMap((value, band) => [value, ...Array.from({ length: BITS }, (_, bit) => value ^ (1 << bit))].map((near) => sign(band, near)))

/** The colours beside one, itself among them. */
export function coloursNear(colour: string): number[] {
  const around = shadesOf(colour).map((share) => {
    const at = share * SHADES
    const beside = at % 1 < 0.5 ? Math.floor(at) - 1 : Math.floor(at) + 1
    return [Math.floor(at), beside].filter((step) => step >= 0 && step < SHADES)
  })
  const [reds = [], greens = [], blues = []] = around
  return reds.flatMap((red) => greens.flatMap((green) => blues.map((blue) => colourSign([red, green, blue]))))
}
