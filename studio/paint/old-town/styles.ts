import { hex, type Rgb } from '../../pixels/colour.ts'
import type { RoofLook } from './tile-roof.ts'

export interface HouseLook {
  /** Walls of each storey, lowest first; drawn from. */
  lower: readonly Rgb[]
  upper: readonly Rgb[]
  timber: Rgb
  /** What fills the storeys. */
  ground: 'doors' | 'lattice' | 'arches'
  windows: 'lattice' | 'shutters'
  roof: RoofLook
  /** Metres to a storey, storeys and how wide a house is. */
  storey: number
  storeys: readonly [least: number, most: number]
  length: readonly [least: number, most: number]
  /** White gable walls that step over the roofs. */
  horseheads: boolean
  /** Timber framing over the upper plaster. */
  framed?: true
  /** How far the eaves stand out, metres. */
  eaves: number
  pitch: number
}

export const JIANGNAN: HouseLook = {
  lower: [hex('#e9e6df'), hex('#dcd8cf'), hex('#6b4630')],
  upper: [hex('#f0eee9'), hex('#e6e3dc'), hex('#7a5238')],
  timber: hex('#55301e'),
  ground: 'doors', windows: 'lattice',
  roof: { tile: hex('#3c4043'), trim: hex('#5d6062'), lift: 0.5 },
  storey: 2.75, storeys: [2, 2], length: [5, 9.5], horseheads: true, eaves: 0.85, pitch: 0.62,
}
export const OLD_STREET: HouseLook = {
  lower: [hex('#7d2a1c'), hex('#6c3a26'), hex('#8a3420')],
  upper: [hex('#8c3a24'), hex('#70452e'), hex('#95472a')],
  timber: hex('#5c1f14'),
  ground: 'doors', windows: 'lattice',
  roof: { tile: hex('#474b4b'), trim: hex('#6f6a58'), lift: 0.75 },
  storey: 3, storeys: [2, 2], length: [6, 10], horseheads: false, eaves: 1.1, pitch: 0.66,
}
export const KYOTO: HouseLook = {
  lower: [hex('#7a5840'), hex('#8a6a4c'), hex('#6c4e3a')],
  upper: [hex('#dccba6'), hex('#8a6a4c'), hex('#bfa67c')],
  timber: hex('#4a3224'),
  ground: 'lattice', windows: 'lattice',
  roof: { tile: hex('#4b5257'), trim: hex('#666c70'), lift: 0.12 },
  storey: 2.6, storeys: [2, 2], length: [5, 8], horseheads: false, eaves: 1.15, pitch: 0.5,
}
export const VENETIAN: HouseLook = {
  lower: [hex('#c98d6a'), hex('#d6a777'), hex('#b9705a'), hex('#d9c09a'), hex('#a9584a')],
  upper: [hex('#d29470'), hex('#dfb486'), hex('#c27a62'), hex('#e3cda6'), hex('#b5624f'), hex('#c9a06a')],
  timber: hex('#3f5a46'),
  ground: 'arches', windows: 'shutters',
  roof: { tile: hex('#a85f3e'), trim: hex('#b9714c'), lift: 0 },
  storey: 3.1, storeys: [3, 4], length: [6, 11], horseheads: false, eaves: 0.45, pitch: 0.4,
}
export const MEDIEVAL: HouseLook = {
  lower: [hex('#a3968a'), hex('#b7a58e'), hex('#968a80')],
  upper: [hex('#e2d2b0'), hex('#d8b98c'), hex('#e8dcc6'), hex('#c99a78'), hex('#b8c2b4')],
  timber: hex('#4a3020'),
  ground: 'arches', windows: 'shutters',
  framed: true,
  roof: { tile: hex('#8e4c34'), trim: hex('#a4634a'), lift: 0 },
  storey: 2.9, storeys: [2, 3], length: [4.5, 7.5], horseheads: false, eaves: 0.55, pitch: 0.95,
}
