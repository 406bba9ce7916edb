import { blend, lightness, pigment, shade, type Pigment } from '../../brush/pigment.ts'
import type { Look } from '../look.ts'
import type { Bottom, Sleeve, Top, Wear } from '../wear.ts'
import { paintArmPlatesBefore, paintPlate, paintSwordBefore } from './armour.ts'
import { cloak, paintBaldric, paintStandingCollar, paintWings, swordAtBack } from './backs.ts'
import type { Role } from './casting.ts'
import { paintKingCrown, paintPrinceCrown, paintQueenCrown, paintTiara } from './crowns.ts'
import { paintFireHelmet, paintHardHat, paintNurseCap, paintPeakedCap, paintToque } from './hats.ts'
import { paintFangs, paintHalo, paintHelm, paintNinjaHood } from './helms.ts'
import { bands, belt, paintApron, paintBib, paintBow, paintChefFront, paintGirdle, paintNameCard, paintNeckerchief, paintPoliceFront, paintSantaFront, paintStethoscope, paintStraps } from './signs.ts'
import { paintErmine, paintTunicFront } from './regalia.ts'
import { camouflage, paintBeret, paintCowboyHat, paintEmblem, paintMask } from './more-hats.ts'
import { paintVeil, paintWreath } from './bridal.ts'
import { paintStaff } from './staff.ts'
import { paintPointedHat, paintSantaHat, paintTricorn } from './tall-hats.ts'

const WHITE = pigment('#f6f3ee')
const NAVY = pigment('#2a3348')
const BLACK = pigment('#26242a')
const LEATHER = pigment('#4a3328')

const slacks = (cloth: Pigment, creased = false): Bottom => ({ kind: 'trousers', cloth, to: 1, widths: [37, 26, 23, 18], creased })
const sleeve = (cloth: Pigment, to = 1, cuff?: Pigment): Sleeve => ({ cloth, to, widths: [21, 18, 14.5], ...(cuff && { cuff }) })
const top = (cloth: Pigment, neckline: Top['neckline'], hem: number, ease: number, details: Top['details'] = [], flare = 2): Top => ({ cloth, neckline, ease, hem, flare, details })
const gown = (look: Look, neckline: Top['neckline'], flare = 190): Pick<Wear, 'bottom' | 'tops' | 'shoes'> => ({
  bottom: { kind: 'skirt', cloth: look.cloth, hem: 796, flare, folds: 13 },
  tops: [top(look.cloth, neckline, 306, 1, [], -17)],
  shoes: { kind: 'heels', colour: look.accent },
})

/** What each wears: cut, head-wear and the sign by which one is known. */
export const costumes: Readonly<Record<Exclude<Role, 'baby'>, (look: Look) => Wear>> = {
  doctor: (look) => ({
    bottom: slacks(NAVY, true),
    tops: [top(look.cloth, 'shirt', 330, 2, look.gender === 'male' ? ['sash'] : ['buttons'], -10), top(WHITE, 'deep-v', 590, 11, ['lapels', 'pocket'], 18)],
    sleeve: sleeve(WHITE), shoes: { kind: 'flats', colour: BLACK },
    front: [paintNameCard, paintStethoscope],
  }),
  nurse: (look) => ({
    bottom: look.gender === 'male' ? slacks(look.cloth) : { kind: 'skirt', cloth: look.cloth, hem: 610, flare: 92, folds: 5 },
    tops: [top(look.cloth, look.gender === 'male' ? 'v' : 'shirt', look.gender === 'male' ? 388 : 320, 6, look.gender === 'male' ? ['pocket'] : ['buttons', 'belt'], look.gender === 'male' ? 3 : -12)],
    sleeve: { cloth: look.cloth, to: 0.36, widths: [22, 21, 18], cuff: blend(look.cloth, WHITE, 0.6) }, shoes: { kind: 'flats', colour: WHITE },
    front: look.gender === 'male' ? [paintNameCard, paintStethoscope] : [paintNameCard], crown: paintNurseCap,
  }),
  chef: (look) => ({
    bottom: slacks(pigment('#3a3e4a')),
    tops: [top(look.cloth, 'mandarin', 400, 9)],
    sleeve: sleeve(look.cloth, 0.96, blend(look.cloth, WHITE, 0.4)), shoes: { kind: 'flats', colour: BLACK },
    front: [paintChefFront, paintApron], crown: paintToque,
  }),
  police: (look) => ({
    bottom: slacks(shade(look.cloth, 0.72), true),
    tops: [top(look.cloth, 'shirt', 322, 8, [], -8)],
    sleeve: sleeve(look.cloth, 0.98, shade(look.cloth, 0.8)), shoes: { kind: 'boots', colour: BLACK },
    front: [paintPoliceFront], crown: paintPeakedCap,
  }),
  firefighter: (look) => ({
    bottom: { kind: 'trousers', cloth: look.cloth, to: 1, widths: [40, 30, 27, 24] },
    tops: [{ ...top(look.cloth, 'high', 416, 15), print: bands([236, 388], pigment('#d6d24a')) }],
    sleeve: { cloth: look.cloth, to: 1, widths: [24, 22, 18], cuff: pigment('#d8d468') }, shoes: { kind: 'boots', colour: BLACK },
    crown: paintFireHelmet,
  }),
  teacher: (look) => ({
    bottom: look.gender === 'female' ? { kind: 'skirt', cloth: look.second, hem: 640, flare: 90, folds: 4 } : slacks(NAVY, true),
    tops: [top(WHITE, 'shirt', 330, 2, look.gender === 'male' ? ['sash'] : ['buttons'], -10), top(look.cloth, 'deep-v', 396, 9, ['ribs'], 1)],
    sleeve: sleeve(look.cloth, 1, shade(look.cloth, 0.88)), shoes: { kind: 'flats', colour: LEATHER },
  }),
  student: (look) => ({
    bottom: look.gender === 'female' ? { kind: 'skirt', cloth: shade(blend(look.cloth, look.accent, 0.25), 1.05), hem: 560, flare: 104, folds: 15 } : slacks(shade(look.cloth, 0.86), true),
    tops: [top(WHITE, 'shirt', 330, 2, look.gender === 'male' ? ['sash'] : ['buttons'], -10), top(look.cloth, 'deep-v', 400, 7, ['lapels', 'buttons', 'pocket'], 2)],
    sleeve: sleeve(look.cloth, 0.97, WHITE), shoes: { kind: 'flats', colour: LEATHER },
    front: look.gender === 'female' ? [paintStraps, paintBow] : [paintStraps],
  }),
  worker: (look) => ({
    bottom: slacks(pigment('#3f4f6c')),
    tops: [top(blend(look.second, NAVY, 0.6), 'shirt', 384, 7, [], 1), { ...top(look.cloth, 'deep-v', 396, 12, [], 2), print: bands([242, 350], blend(look.cloth, pigment('#e6e04a'), 0.7)) }],
    sleeve: sleeve(blend(look.second, NAVY, 0.6), 0.98), shoes: { kind: 'boots', colour: pigment('#a8763c') },
    crown: paintHardHat,
  }),
  farmer: (look) => ({
    bottom: slacks(pigment('#46608a')),
    tops: [top(look.cloth, 'shirt', 296, 8, ['buttons'], -18)],
    sleeve: sleeve(look.cloth, 0.68, shade(look.cloth, 0.9)), shoes: { kind: 'boots', colour: LEATHER },
    front: [paintBib],
  }),
  knight: (look) => ({
    bottom: slacks(BLACK), tops: [top(shade(look.cloth, 0.7), 'high', 380, 3)],
    sleeve: { cloth: pigment('#50545e'), to: 1, widths: [18, 15, 13] }, shoes: { kind: 'boots', colour: pigment('#6c727c') },
    gloves: pigment('#868e9a'),
    back: [cloak((cloth) => cloth, 690)], shell: [paintPlate], ...(look.arms.includes('clasp') && { front: [paintSwordBefore] }), before: [paintArmPlatesBefore], crown: paintHelm,
  }),
  king: (look) => ({
    bottom: slacks(NAVY), tops: [top(shade(blend(look.cloth, pigment('#1c2440'), 0.35), 0.9), 'mandarin', 640, 9, ['frogs', 'motif'], 26)],
    sleeve: { cloth: look.cloth, to: 0.98, widths: [24, 24, 24], cuff: WHITE }, shoes: { kind: 'flats', colour: LEATHER },
    back: [cloak((cloth) => cloth, 796, true)], front: [belt(LEATHER), paintErmine], crown: paintKingCrown,
  }),
  queen: (look) => ({
    ...gown(look, 'v'),
    sleeve: { cloth: look.cloth, to: 0.98, widths: [24, 19, 18], cuff: WHITE },
    back: [cloak((cloth) => shade(cloth, 0.86), 800, true)], front: [paintErmine], crown: paintQueenCrown,
  }),
  prince: (look) => ({
    bottom: { kind: 'trousers', cloth: lightness(look.cloth) > 0.6 ? NAVY : WHITE, to: 1, widths: [35, 24, 21, 16] }, tops: [top(look.cloth, 'mandarin', 400, 6, [], 4)],
    sleeve: sleeve(look.cloth, 0.98, pigment('#d6a83e')), shoes: { kind: 'boots', colour: BLACK },
    back: [cloak((cloth) => shade(blend(cloth, pigment('#7a1f2c'), 0.7), 0.9), 640)], front: [paintTunicFront, belt(LEATHER)], crown: paintPrinceCrown,
  }),
  princess: (look) => ({
    ...gown(look, 'boat', 216),
    sleeve: { cloth: blend(look.cloth, WHITE, 0.3), to: 0.3, widths: [30, 30, 20], cuff: look.accent },
    front: [paintGirdle], crown: paintTiara,
  }),
  wizard: (look) => ({
    bottom: { kind: 'skirt', cloth: look.cloth, hem: 800, flare: 130, folds: 9 },
    tops: [top(look.cloth, 'crossed', 330, 11, [], 2)],
    sleeve: { cloth: look.cloth, to: 0.98, widths: [24, 30, 38], hanging: 110 }, shoes: { kind: 'boots', colour: LEATHER },
    back: [cloak((cloth) => shade(cloth, 0.72), 780)], front: [belt(LEATHER), paintStaff], crown: paintPointedHat, beard: 150,
  }),
  witch: (look) => ({
    ...gown(look, 'v', 150),
    sleeve: { cloth: shade(look.cloth, 1.1), to: 0.96, widths: [20, 20, 24] },
    back: [cloak((cloth) => blend(shade(cloth, 0.8), look.accent, 0.2), 740)], front: [belt(look.accent)], crown: paintPointedHat,
  }),
  angel: (look) => ({
    ...gown(look, 'v', 140),
    sleeve: { cloth: look.cloth, to: 0.4, widths: [25, 26, 24] }, shoes: { kind: 'heels', colour: look.accent },
    back: [paintWings], front: [paintGirdle], crown: paintHalo,
  }),
  bride: (look) => ({
    ...gown(look, 'boat', 224),
    sleeve: { cloth: look.cloth, to: 0.26, widths: [22, 21, 17] },
    back: [paintVeil], front: [paintGirdle], crown: paintWreath,
  }),
  soldier: (look) => ({
    bottom: slacks(shade(look.cloth, 0.86)),
    tops: [{ ...top(look.cloth, 'shirt', 396, 9, ['buttons'], 2), print: camouflage(120, 130, 410) }],
    sleeve: sleeve(look.cloth, 1, shade(look.cloth, 0.8)), shoes: { kind: 'boots', colour: BLACK },
    front: [belt(pigment('#4a4a34'), 10)], crown: paintBeret,
  }),
  cowboy: (look) => ({
    bottom: slacks(pigment('#41587c')),
    tops: [top(look.cloth, 'shirt', 318, 8, ['buttons'], -12), top(pigment('#6a4630'), 'deep-v', 318, 9, [], -10)],
    sleeve: sleeve(look.cloth, 1, shade(look.cloth, 0.85)), shoes: { kind: 'boots', colour: LEATHER },
    front: [paintNeckerchief, belt(LEATHER, 8)], crown: paintCowboyHat,
  }),
  scientist: (look) => ({
    bottom: slacks(NAVY, true),
    tops: [top(look.cloth, 'shirt', 330, 2, look.gender === 'male' ? ['sash'] : ['buttons'], -10), top(WHITE, 'deep-v', 590, 11, ['lapels', 'pocket'], 18)],
    sleeve: sleeve(WHITE), shoes: { kind: 'flats', colour: BLACK }, front: [paintNameCard],
  }),
  pilot: (look) => ({
    bottom: slacks(shade(look.cloth, 0.9), true),
    tops: [top(WHITE, 'shirt', 330, 2, ['sash'], -10), top(look.cloth, 'deep-v', 404, 8, ['lapels', 'buttons', 'pocket'], 3)],
    sleeve: sleeve(look.cloth, 0.98, pigment('#d0a23c')), shoes: { kind: 'flats', colour: BLACK }, crown: paintPeakedCap,
  }),
  artist: (look) => ({
    bottom: slacks(pigment('#41587c')),
    tops: [top(look.cloth, 'round', 384, 10, ['stripes'], 1)],
    sleeve: sleeve(look.cloth, 0.72, shade(look.cloth, 0.9)), shoes: { kind: 'flats', colour: LEATHER }, front: [paintApron], crown: paintBeret,
  }),
  superhero: (look) => ({
    bottom: { kind: 'trousers', cloth: look.cloth, to: 1, widths: [34, 23, 21, 14] },
    tops: [top(look.cloth, 'high', 372, 2)],
    sleeve: { cloth: look.cloth, to: 1.02, widths: [20, 16.5, 12], cuff: look.accent }, shoes: { kind: 'boots', colour: look.accent },
    gloves: look.accent, back: [cloak(() => look.accent, 720)], front: [paintEmblem, belt(pigment('#c9a03c'), 4)], crown: paintMask,
  }),
  vampire: (look) => ({
    ...(look.gender === 'female' ? gown(look, 'v', 150) : { bottom: slacks(BLACK, true), tops: [top(WHITE, 'shirt', 330, 2, ['buttons'], -10), top(look.cloth, 'deep-v', 330, 5, ['buttons'], -6)], shoes: { kind: 'flats' as const, colour: BLACK } }),
    sleeve: look.gender === 'female' ? sleeve(look.cloth, 0.96) : { cloth: WHITE, to: 0.97, widths: [25, 24, 20], cuff: WHITE },
    back: [cloak(() => BLACK, 790), paintStandingCollar], crown: paintFangs,
  }),
  ninja: (look) => ({
    bottom: { kind: 'trousers', cloth: look.cloth, to: 1, widths: [40, 29, 20, 16] },
    tops: [top(look.cloth, 'crossed', 384, 8, ['sash'], 3)],
    sleeve: { cloth: look.cloth, to: 1.02, widths: [22, 20, 13], cuff: shade(look.accent, 0.7) }, shoes: { kind: 'boots', colour: BLACK },
    gloves: shade(look.cloth, 0.9), covered: true,
    back: [swordAtBack(false)], front: [paintBaldric], crown: paintNinjaHood,
  }),
  pirate: (look) => ({
    bottom: { kind: 'trousers', cloth: pigment('#3a322e'), to: 1, widths: [40, 30, 22, 18] },
    tops: [top(pigment('#ece4d2'), 'v', 336, 6, [], -8), top(look.cloth, 'deep-v', 560, 12, ['lapels', 'pocket'], 22)],
    sleeve: { cloth: look.cloth, to: 0.98, widths: [23, 20, 18], cuff: look.accent }, shoes: { kind: 'boots', colour: LEATHER },
    front: [belt(LEATHER)], crown: paintTricorn,
  }),
  swordsman: (look) => ({
    bottom: { kind: 'skirt', cloth: shade(look.cloth, 0.84), hem: 780, flare: 104, folds: 9 },
    tops: [top(look.cloth, 'crossed', 306, 8, ['sash', 'piping'], -4)],
    sleeve: { cloth: look.cloth, to: 0.96, widths: [22, 28, 32], ...(look.arms.includes('hold') ? { hanging: 110 } : {}) }, shoes: { kind: 'boots', colour: BLACK },
    back: [swordAtBack(true)], front: [paintBaldric],
  }),
  santa: (look) => ({
    bottom: { kind: 'trousers', cloth: look.cloth, to: 1, widths: [44, 34, 30, 26] },
    tops: [top(look.cloth, 'high', 400, 24, [], 6)],
    sleeve: { cloth: look.cloth, to: 0.96, widths: [27, 25, 21], cuff: WHITE }, shoes: { kind: 'boots', colour: BLACK },
    gloves: WHITE, front: [paintSantaFront], crown: paintSantaHat, beard: 104,
  }),
}

/** How far head-wear rises above the crown of the head, in points. */
export const RISES: Partial<Record<Role, number>> = { chef: 74, police: 40, firefighter: 40, worker: 36, nurse: 34, knight: 52, king: 40, queen: 32, prince: 26, princess: 28, wizard: 132, witch: 126, angel: 56, pirate: 36, santa: 56, swordsman: 36, pilot: 40, cowboy: 34, soldier: 30, artist: 34 }
