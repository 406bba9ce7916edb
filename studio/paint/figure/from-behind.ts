import type { Brush } from '../brush/layer.ts'
import { paintHat, paintScarf, paintUmbrella } from './accessories.ts'
import { bodyOf, comesForward, paintArm, paintBareLegs, type Body } from './body.ts'
import { paintBottom, paintSleeve, paintTop, paintTorso } from './garments.ts'
import { paintHairFromBehind } from './hair.ts'
import { onHead } from './head.ts'
import type { Look } from './look.ts'
import { paintShoes } from './shoes.ts'
import { wearOf } from './wardrobe.ts'
import type { Neckline, Top } from './wear.ts'

/** What of a garment is seen at the back. */
const SEEN: Top['details'] = ['belt', 'motif', 'stripes']
const OPEN: readonly Neckline[] = ['v', 'boat', 'round', 'straps']

const backOf = (top: Top): Top => ({ ...top, neckline: OPEN.includes(top.neckline) ? 'boat' : 'high', details: top.details.filter((detail) => SEEN.includes(detail)) })

/** One person seen from behind, who looks into the picture; as `paintPerson`, 812 points from crown to sole. */
export function paintFromBehind(brush: Brush, look: Look, pause = () => {}): void {
  const { bottom, tops, sleeve, shoes, back = [], shell = [], crown, covered, gloves } = wearOf(look)
  const body: Body = { ...bodyOf(look), ...(gloves && { gloves }) }
  if (look.wears.includes('umbrella')) paintUmbrella(brush, body)
  paintShoes(brush, body, shoes, shoes.kind === 'boots' && bottom.kind === 'skirt')
  if (bottom.kind === 'skirt' || bottom.to < 0.9) paintBareLegs(brush, body)
  for (const side of [-1, 1] as const) {
    paintArm(brush, body, side, false)
    if (sleeve) paintSleeve(brush, body, side, sleeve, false)
  }
  paintTorso(brush, body)
  paintBottom(brush, body, bottom)
  paintTop(brush, body, backOf(tops.at(-1)!))
  for (const sign of shell) sign(brush, body, pause)
  for (const side of [-1, 1] as const) {
    if (!comesForward(body, side)) continue
    paintArm(brush, body, side, true)
    if (sleeve) paintSleeve(brush, body, side, sleeve, true)
  }
  for (const sign of back) sign(brush, body, pause)
  if (look.wears.includes('scarf')) paintScarf(brush, body)
  onHead(brush, body, () => {
    if (!covered) paintHairFromBehind(brush, look)
    if (crown) crown(brush, look, true)
    else if (look.wears.includes('hat')) paintHat(brush, look)
  })
}
