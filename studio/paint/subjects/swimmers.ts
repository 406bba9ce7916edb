import { createLayer } from '../brush/layer.ts'
import { pick } from '../brush/pigment.ts'
import type { SubjectPainter } from '../painter.ts'
import { paintFish } from '../underwater/fish.ts'
import { paintJellies } from '../underwater/jellyfish.ts'
import { koiPatterns, paintKoi, type KoiPattern } from '../underwater/koi.ts'
import { recoloured, species, type Species } from '../underwater/species.ts'
import { stamp } from '../underwater/sprite.ts'
import { onStage, ownColour } from './stage.ts'

type Swimmer = 'fish' | 'koi' | 'jellyfish'

/** What swims, out of the water: in the air of a dream, or laid beside other things. */
export const paintSwimmer =
  (kind: Swimmer): SubjectPainter =>
  (spec, size, { random, noise }) => {
    const colour = ownColour(spec, kind)
    const asked = spec.subjects.find((subject) => subject.kind === kind)?.variety
    if (kind === 'jellyfish') {
      const layer = createLayer(size, size)
      paintJellies(layer, [{ x: 0.5, y: 0.32, size: 210, tilt: 0.1, tint: colour ?? [190, 160, 255], seed: random() * 2 ** 32 }], 0.5)
      return { width: size, height: size, data: new Uint8ClampedArray(layer.brush.getImageData(0, 0, size, size).data) }
    }
    return onStage(spec, size, (brush) => {
      if (kind === 'koi') {
        const pattern: KoiPattern = Object.entries(koiPatterns).find(([name]) => name === asked)?.[1] ?? koiPatterns[pick(random, ['kohaku', 'orange', 'sanke'] as const)]
        const dress: KoiPattern = colour && !asked ? { ...koiPatterns.orange, ground: colour, fin: colour, patches: [] } : pattern
        stamp(brush, paintKoi(dress, size * 0.58, random, noise), 410, 500, 580, -0.35, false)
        return
      }
      const fish: Species = Object.entries(species).find(([name]) => name === asked)?.[1] ?? species[pick(random, ['clownfish', 'tang', 'angelfish', 'parrotfish'] as const)]
      stamp(brush, paintFish(colour ? recoloured(fish, colour) : fish, size * 0.64), 430, 500, 640, 0.05, false)
    })
  }
