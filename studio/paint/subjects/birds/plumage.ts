import { blend, pigment, type Pigment } from '../../brush/pigment.ts'
import { coatOf } from '../fur/animal.ts'

/** The colours of a bird that sits upright, by its parts. */
export interface Plumage {
  back: Pigment
  breast: Pigment
  belly: Pigment
  cap: Pigment
  wing: Pigment
  cheek: Pigment
  /** Colour of a band across the wing. */
  band?: Pigment
  /** A parrot's beak is hooked, a songbird's small and pointed. */
  beak: 'pointed' | 'hooked'
}

const plumage = (beak: Plumage['beak'], back: string, breast: string, belly: string, cap: string, wing: string, cheek: string, band?: string): Plumage => ({
  beak, back: pigment(back), breast: pigment(breast), belly: pigment(belly), cap: pigment(cap), wing: pigment(wing), cheek: pigment(cheek), ...(band && { band: pigment(band) }),
})

export const songbirds: readonly Plumage[] = [
  plumage('pointed', '#8a7256', '#ee7f3a', '#f4ece0', '#86704f', '#6d563e', '#ee8a48'),
  plumage('pointed', '#5f9a6c', '#ffd94f', '#fff0a8', '#3f86d8', '#3f78b8', '#ffffff'),
  plumage('pointed', '#d23a30', '#ea4a3a', '#f07a5c', '#d8342c', '#a82a28', '#b82a26'),
  plumage('pointed', '#4c86d8', '#f0a060', '#fbf2e4', '#3f78d0', '#355fa8', '#7fb0ee'),
  plumage('pointed', '#b89a7c', '#f3dfcc', '#fffaf2', '#8d6a4c', '#7c5c42', '#fff4e6'),
]

export const parrots: readonly Plumage[] = [
  plumage('hooked', '#cc2228', '#e23030', '#d82a2c', '#dc2a2c', '#2454c4', '#fff2ea', '#ffc832'),
  plumage('hooked', '#1f74c8', '#fcbf26', '#fdc93c', '#2a8ad0', '#1a54ac', '#fdf8ee', '#38a890'),
  plumage('hooked', '#3a9a3c', '#7cc43c', '#a8d44a', '#f4b22c', '#2c7c38', '#8cd04a', '#d8362c'),
]

/** A bird of one colour: lighter below, darker above. */
export function plumageOf(colour: Pigment, beak: Plumage['beak']): Plumage {
  const { base, dark, light } = coatOf(colour, colour)
  return {
    beak, back: base, breast: blend(base, light, 0.35), belly: light, cap: blend(base, dark, 0.3), wing: blend(base, dark, 0.6), cheek: blend(base, light, 0.5),
  }
}
