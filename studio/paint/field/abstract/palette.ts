import { display, mix, scale, type Rgb } from '../../../pixels/colour.ts'
import type { SceneSpec } from '../../../scene/scene-spec.ts'

/** Seven colours that go together, and the two grounds they may lie on; display '#rrggbb'. */
export interface AbstractPalette {
  colours: readonly string[]
  dark: string
  light: string
}

const palette = (colours: string, dark: string, light: string): AbstractPalette => ({ colours: colours.split(' '), dark, light })

const PALETTES: Record<SceneSpec['palette'], readonly [AbstractPalette, AbstractPalette]> = {
  natural: [
    palette('#264653 #2a9d8f #8ab17d #e9c46a #f4a261 #e76f51 #f6ead2', '#14212b', '#f7f1e3'),
    palette('#3a5ba0 #8fd0e6 #ffe8c2 #f4d58d #f27059 #bf0603 #708d81', '#0d1321', '#fbf4e4'),
  ],
  warm: [
    palette('#5f0f40 #9a031e #e36414 #fb8b24 #ffc971 #ffe8c2 #7f2f2a', '#240a10', '#fff3e0'),
    palette('#6a2c1a #b5462a #e8743b #f2a65a #f6d6a8 #fff1dc #8c3b4a', '#2a120c', '#fdf0df'),
  ],
  cool: [
    palette('#03045e #0077b6 #00b4d8 #90e0ef #e0fbfc #3d5a80 #5e60ce', '#06122b', '#f0f8fb'),
    palette('#0b2545 #13315c #3f7cac #8da9c4 #d5e5ef #95d5c8 #5a6acf', '#081627', '#f2f6f8'),
  ],
  pastel: [
    palette('#cdb4db #ffc8dd #ffafcc #bde0fe #a2d2ff #d8f3dc #fff1c9', '#4a4570', '#fffaf6'),
    palette('#f7cad0 #fbe4d5 #fff5d6 #d3f0e0 #bfe3ef #c9c4ec #e8c2dd', '#524a6e', '#fffdf8'),
  ],
  vivid: [
    palette('#3a0ca3 #7209b7 #f72585 #ff6d00 #ffd60a #06d6a0 #4cc9f0', '#10052e', '#fffdf5'),
    palette('#0a2fd6 #00a6fb #00d9a6 #ffe14d #ff8a1f #f0323c #c2187a', '#06102e', '#fffcf2'),
  ],
  mono: [
    palette('#0d0d0d #343434 #5c5c5c #8a8a8a #b8b8b8 #e0e0e0 #f7f7f7', '#0b0b0b', '#f6f5f2'),
    palette('#1a1a1c #2f2f33 #55555a #77777c #a5a5a8 #cfcfd0 #efefef', '#101012', '#f3f3f1'),
  ],
  neon: [
    palette('#120458 #7a04eb #ff00c8 #ff6ac1 #fdfd96 #2de2e6 #00a8ff', '#07021c', '#150638'),
    palette('#0d0f5c #1b3bff #00f0ff #39ff9e #f6ff4d #ff4fd8 #8a2bff', '#050314', '#0c0a34'),
  ],
  gold: [
    palette('#1b1b1e #3d2c1e #7f5a2a #b8862f #e3b94f #f7e3a1 #fff8e1', '#120e0a', '#fbf4e2'),
    palette('#0f2a2e #1f4f4c #8a6a2e #c6953b #ecc768 #f9ebbd #fffaea', '#0a1719', '#faf5e6'),
  ],
  rose: [
    palette('#590d22 #a4133c #ff4d6d #ff8fa3 #ffccd5 #fff0f3 #b5838d', '#2a0814', '#fff5f5'),
    palette('#4a2545 #824670 #c06c84 #f2a1a8 #f9d5cf #fff1ec #9a7aa0', '#22101f', '#fff6f3'),
  ],
  jade: [
    palette('#073b3a #0b6e4f #2f9e6e #6bbf8f #b9e3c6 #f0ead2 #d4a24c', '#04211f', '#f4f7ee'),
    palette('#0b3948 #15616d #3aa39a #8fd3bd #dff3e4 #f7efdc #c98d5f', '#061e26', '#f3f8f3'),
  ],
}

/** The palette of the spec; named colours make one of their own. */
export const abstractPalette = ({ colours, palette: name }: SceneSpec, share: number): AbstractPalette =>
  colours?.length ? paletteOf(colours) : PALETTES[name][share < 0.5 ? 0 : 1]

/** Seven tones of the named colours: each as it is, deeper and lighter, with paper and ink tinted by the first. */
function paletteOf(named: readonly string[]): AbstractPalette {
  const tones = named.map(display)
  const at = (k: number) => tones[k % tones.length]!
  const turned = tones.length === 1 ? mix(at(0), [at(0)[1], at(0)[2], at(0)[0]], 0.22) : at(1)
  const colours = [scale(at(0), 0.45), at(0), at(1), mix(at(0), [1, 1, 1], 0.45), tones.length > 2 ? at(2) : turned, mix(at(1), [1, 1, 1], 0.72), scale(turned, 0.7)]
  const code = (rgb: Rgb) => '#' + rgb.map((value) => Math.round(255 * Math.min(1, value)).toString(16).padStart(2, '0')).join('')
  return { colours: colours.map(code), dark: code(scale(at(0), 0.16)), light: code(mix(at(0), [0.99, 0.98, 0.96], 0.9)) }
}
