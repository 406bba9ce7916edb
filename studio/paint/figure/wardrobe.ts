import { blend, lightness, pigment, shade, type Pigment } from '../brush/pigment.ts'
import { costumes } from './costume/costumes.ts'
import type { Look } from './look.ts'
import type { Top, Wear } from './wear.ts'

const WHITE: Pigment = pigment('#f6f1e8')
const DENIM: Pigment = pigment('#41587c')
const none: Top['details'] = []

type Tailor = (look: Look) => Wear

/** Outfits under which any trousers go. */
const OVER_TROUSERS: readonly Look['outfit'][] = ['shirt', 'sweater', 'hoodie', 'coat', 'sportswear']

/** What a person wears. */
export function wearOf(look: Look): Wear {
  const wear = look.role && look.role !== 'baby' ? costumes[look.role](look) : wardrobe[look.outfit](look)
  if (look.role && look.disguised) return { ...wardrobe[look.outfit](look), ...(wear.crown && { crown: wear.crown }), ...(wear.beard && { beard: wear.beard }), ...(wear.covered && { covered: true }), back: wear.back ?? [] }
  if (look.role) return wear
  if (!look.trousers || !OVER_TROUSERS.includes(look.outfit)) return wear
  const cut = wear.bottom.kind === 'trousers' ? wear.bottom : { kind: 'trousers' as const, to: 1, widths: [37, 25, 22, 17] as const }
  return { ...wear, bottom: { ...cut, cloth: look.trousers } }
}

/** The clothes of each outfit, cut for the person. */
const wardrobe: Readonly<Record<Look['outfit'], Tailor>> = {
  dress: (look) => {
    if (look.gender === 'male') return wardrobe.shirt(look)
    const cut = look.draw % 4
    const neckline = (['v', 'boat', 'straps', 'round'] as const)[cut]!
    return {
      bottom: { kind: 'skirt', cloth: look.cloth, hem: cut === 2 ? 690 : 622, flare: cut === 1 ? 118 : 150, folds: 9, motif: look.draw % 3 === 0 },
      tops: [{ cloth: look.cloth, neckline, ease: 1, hem: 300, flare: -19, details: look.draw % 3 === 0 ? ['belt', 'motif'] : ['belt'] }],
      ...(cut !== 2 && { sleeve: { cloth: look.cloth, to: cut === 0 ? 0.34 : cut === 1 ? 0.72 : 0.26, widths: cut === 0 ? [25, 24, 20] as const : [20, 17, 13] as const } }),
      shoes: { kind: 'heels', colour: look.shoes },
    }
  },
  suit: (look) => {
    const jacket: Top = { cloth: look.cloth, neckline: 'deep-v', ease: 8, hem: 408, flare: 3, details: ['lapels', 'buttons', 'pocket'] }
    const shirt: Top = { cloth: lightness(look.cloth) > 0.7 ? pigment('#3b4254') : WHITE, neckline: 'shirt', ease: 2, hem: 330, flare: -10, details: look.gender === 'male' ? ['sash'] : ['buttons'] }
    return {
      bottom: { kind: 'trousers', cloth: shade(look.cloth, 0.95), to: 1, widths: look.gender === 'female' ? [36, 27, 27, 27] : [38, 26, 23, 19], creased: true },
      tops: [shirt, jacket], sleeve: { cloth: look.cloth, to: 0.97, widths: [21, 17, 14], cuff: shirt.cloth },
      shoes: { kind: look.gender === 'female' ? 'heels' : 'flats', colour: pigment('#2a2326') },
    }
  },
  shirt: (look) => {
    const tucked = look.gender === 'female' || (look.age !== 'child' && look.draw % 2 > 0)
    return {
      bottom: look.gender === 'female' && look.draw % 2
        ? { kind: 'skirt', cloth: look.second, hem: 640, flare: 104, folds: 7 }
        : { kind: 'trousers', cloth: look.draw % 3 ? DENIM : look.second, to: 1, widths: [37, 25, 22, 17] },
      tops: [{ cloth: look.cloth, neckline: 'shirt', ease: 8, hem: tucked ? 318 : 384, flare: tucked ? -14 : 1, details: ['buttons', 'pocket'] }],
      sleeve: { cloth: look.cloth, to: 0.68, widths: [21, 17, 14], cuff: shade(look.cloth, 0.93) },
      shoes: { kind: look.gender === 'female' ? 'heels' : 'flats', colour: look.shoes },
    }
  },
  sweater: (look) => ({
    bottom: look.gender === 'female' && look.draw % 2
      ? { kind: 'skirt', cloth: look.second, hem: 600, flare: 112, folds: 11 }
      : { kind: 'trousers', cloth: look.draw % 3 ? DENIM : look.second, to: 1, widths: [37, 26, 23, 18] },
    tops: [{ cloth: look.cloth, neckline: look.draw % 2 ? 'high' : 'round', ease: 11, hem: 380, flare: -3, details: ['ribs'] }],
    sleeve: { cloth: look.cloth, to: 1.02, widths: [21, 18.5, 12.5], cuff: shade(look.cloth, 0.9) },
    shoes: { kind: 'boots', colour: look.shoes },
  }),
  qipao: (look) => look.gender === 'female'
    ? {
        bottom: { kind: 'skirt', cloth: look.cloth, hem: 700, flare: 62, folds: 0, slit: true, motif: true },
        tops: [{ cloth: look.cloth, neckline: 'mandarin', ease: 1, hem: 330, flare: -12, details: ['frogs', 'motif', 'piping'] }],
        sleeve: { cloth: look.cloth, to: 0.2, widths: [20, 17.5, 15.5] },
        shoes: { kind: 'heels', colour: blend(look.cloth, [40, 20, 26], 0.5) },
      }
    : {
        bottom: { kind: 'trousers', cloth: pigment('#2f2c33'), to: 1, widths: [34, 24, 21, 17] },
        tops: [{ cloth: look.cloth, neckline: 'mandarin', ease: 9, hem: 724, flare: 22, details: ['frogs', 'motif'] }],
        sleeve: { cloth: look.cloth, to: 1, widths: [23, 20, 18], cuff: WHITE },
        shoes: { kind: 'flats', colour: pigment('#221e22') },
      },
  hoodie: (look) => ({
    bottom: { kind: 'trousers', cloth: look.second, to: 1, widths: [38, 28, 25, 17] },
    tops: [{ cloth: look.cloth, neckline: 'round', ease: 15, hem: 392, flare: -3, details: ['ribs', 'hood', 'pocket'] }],
    sleeve: { cloth: look.cloth, to: 1.02, widths: [23, 21, 14], cuff: shade(look.cloth, 0.88) },
    shoes: { kind: 'trainers', colour: WHITE },
  }),
  coat: (look) => ({
    bottom: { kind: 'trousers', cloth: look.second, to: 1, widths: [36, 25, 21, 17] },
    tops: [
      { cloth: blend(look.second, WHITE, 0.55), neckline: 'high', ease: 4, hem: 380, flare: 2, details: none },
      { cloth: look.cloth, neckline: 'deep-v', ease: 11, hem: 596, flare: 24, details: look.draw % 2 ? ['lapels', 'belt', 'buttons'] : ['lapels', 'buttons', 'pocket'] },
    ],
    sleeve: { cloth: look.cloth, to: 1, widths: [22, 19, 16.5], cuff: shade(look.cloth, 0.86) },
    shoes: { kind: 'boots', colour: look.shoes },
  }),
  sportswear: (look) => look.gender === 'female'
    ? {
        bottom: { kind: 'trousers', cloth: shade(look.cloth, 0.72), to: 0.93, widths: [33, 21, 20, 12], stripe: WHITE },
        tops: [{ cloth: look.cloth, neckline: 'straps', ease: 1, hem: 330, flare: -11, details: ['stripes'] }],
        shoes: { kind: 'trainers', colour: WHITE },
      }
    : {
        bottom: { kind: 'trousers', cloth: shade(look.cloth, 0.5), to: 0.5, widths: [42, 35, 30, 20], stripe: WHITE },
        tops: [{ cloth: look.cloth, neckline: 'round', ease: 7, hem: 396, flare: 4, details: ['stripes'] }],
        sleeve: { cloth: look.cloth, to: 0.32, widths: [25, 23, 20], cuff: WHITE },
        shoes: { kind: 'trainers', colour: WHITE },
      },
  hanfu: (look) => ({
    bottom: { kind: 'skirt', cloth: blend(look.cloth, WHITE, 0.62), hem: 796, flare: 148, folds: 15, motif: true },
    tops: [{ cloth: look.cloth, neckline: 'crossed', ease: 8, hem: 306, flare: -6, details: ['sash', 'piping'] }],
    sleeve: { cloth: look.cloth, to: 0.96, widths: [22, 30, 36], hanging: 150 },
    shoes: { kind: 'flats', colour: look.accent },
  }),
  kimono: (look) => ({
    bottom: { kind: 'skirt', cloth: look.cloth, hem: 776, flare: 72, folds: 2, motif: true },
    tops: [{ cloth: look.cloth, neckline: 'crossed', ease: 9, hem: 340, flare: 2, details: ['belt', 'sash', 'motif', 'piping'] }],
    sleeve: { cloth: look.cloth, to: 0.94, widths: [24, 32, 34], hanging: 120 },
    shoes: { kind: 'flats', colour: pigment('#6b3f2e') },
  }),
}
