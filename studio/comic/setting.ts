import type { Rgb } from '../pixels/colour.ts'
import type { Plane } from '../pixels/plane.ts'
import type { DisplayImage } from '../style/display-image.ts'
import type { ComicOptions } from './comic-look.ts'
import type { Watch } from '../vision/watch.ts'
import type { Portrait } from './portrait.ts'

export interface Setting {
  width: number
  height: number
  seed: number
  /** What the ground turns about: the largest face, or the middle; pixels. */
  focus: readonly [x: number, y: number]
  /** How much of each pixel the people hide, 0..1. */
  hidden: Plane
  checkCancelled(): void
}

/** Paints a ground. */
export type Backdrop = (setting: Setting) => DisplayImage

export function settingOf(
  { image: { width, height }, faces, person }: Pick<Portrait, 'image' | 'faces' | 'person'>,
  seed: number,
  { checkCancelled }: Watch,
): Setting {
  return { width, height, seed, checkCancelled, hidden: person, focus: faces[0]?.noseBase[3] ?? [width / 2, height * 0.45] }
}

export const plainGround = (colour: Rgb): Backdrop => ({ width, height }) => {
  const plane = (c: number) => new Float32Array(width * height).fill(colour[c]!)
  return { width, height, planes: [plane(0), plane(1), plane(2)] }
}

/** Whether the person is set before another ground: nothing is seen then of what is drawn where they are not. */
export const hidesGround = ({ hasPerson }: Portrait, { background }: ComicOptions): boolean =>
  hasPerson && background !== 'simplify' && background !== 'none'

/** Sets the person before another ground, in place; without a person, or with their own ground kept, nothing changes. */
export function behind(
  paint: DisplayImage, portrait: Portrait, options: ComicOptions, watch: Watch, look: Backdrop, plain: Rgb = [0.96, 0.93, 0.9],
): void {
  if (!hidesGround(portrait, options)) return
  const backdrop = options.background === 'plain' ? plainGround(plain) : look
  const ground = backdrop(settingOf(portrait, options.seed, watch))
  const { person } = portrait
  watch.checkCancelled()
  for (let c = 0; c < 3; c++) {
    const plane = paint.planes[c]!
    for (let i = 0; i < plane.length; i++) plane[i] = ground.planes[c]![i]! + (plane[i]! - ground.planes[c]![i]!) * person[i]!
  }
}
