import type { SceneSpec } from '../scene/scene-spec.ts'
import type { ScenePainter } from './painter.ts'

/** Who paints which scene; a painter is loaded when it is first asked for. */
export const scenePainters: Readonly<Record<SceneSpec['scene'], () => Promise<ScenePainter>>> = {
  alpine: async () => (await import('./terrain/alpine.ts')).paintAlpine,
  seascape: async () => (await import('./terrain/seascape.ts')).paintSeascape,
  desert: async () => (await import('./terrain/desert.ts')).paintDesert,
  inkwash: async () => (await import('./field/inkwash.ts')).paintInkwash,
  city: async () => (await import('./field/city.ts')).paintCity,
  galaxy: async () => (await import('./field/galaxy.ts')).paintGalaxy,
  abstract: async () => (await import('./field/abstract.ts')).paintAbstract,
  pattern: async () => (await import('./pattern/pattern.ts')).paintPattern,
  blossom: async () => (await import('./flora/blossom.ts')).paintBlossom,
  meadow: async () => (await import('./flora/meadow.ts')).paintMeadow,
  forest: async () => (await import('./flora/forest.ts')).paintForest,
  figure: async () => (await import('./figure/figure.ts')).paintFigure,
  'still-life': async () => (await import('./still-life/still-life.ts')).paintStillLife,
  winter: async () => (await import('./winter/winter.ts')).paintWinter,
  'old-town': async () => (await import('./old-town/old-town.ts')).paintOldTown,
  underwater: async () => (await import('./underwater/underwater.ts')).paintUnderwater,
  pond: async () => (await import('./underwater/pond.ts')).paintPond,
  'cloud-sea': async () => (await import('./skies/cloud-sea.ts')).paintCloudSea,
  interior: async () => (await import('./interior/interior.ts')).paintInterior,
  waterfall: async () => (await import('./landmarks/waterfall/waterfall.ts')).paintWaterfall,
  portrait: async () => (await import('./flora/portrait.ts')).paintPortrait,
}
