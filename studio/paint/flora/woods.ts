import type { SceneSpec } from '../../scene/scene-spec.ts'
import { blend, filtered, pigment, type Pigment } from '../brush/pigment.ts'

/** The colours of a wood, already under the light of its hour. */
export interface Woods {
  /** Far light between the trunks. */
  mist: Pigment
  bark: Pigment
  leaf: Pigment
  leafLight: Pigment
  ground: Pigment
  groundLight: Pigment
  path: Pigment
  /** Sun or moon. */
  light: Pigment
}

const woods = (
  mist: string,
  bark: string,
  leaf: string,
  leafLight: string,
  ground: string,
  groundLight: string,
  path: string,
): Omit<Woods, 'light'> => ({
  mist: pigment(mist),
  bark: pigment(bark),
  leaf: pigment(leaf),
  leafLight: pigment(leafLight),
  ground: pigment(ground),
  groundLight: pigment(groundLight),
  path: pigment(path),
})

const BY_SEASON: Readonly<Record<SceneSpec['season'], Omit<Woods, 'light'>>> = {
  spring: woods('#eaf2cc', '#4a4032', '#5f9a3c', '#c6e27a', '#3f6e34', '#9cc65c', '#b8a582'),
  summer: woods('#dcecc4', '#3c3529', '#2f6a30', '#9cc850', '#28522a', '#77a848', '#a08c68'),
  autumn: woods('#fbe3b4', '#43342a', '#c05a1e', '#f6b63c', '#7a4a22', '#d8913a', '#b08a5c'),
  winter: woods('#dbe9f8', '#453f48', '#b4c8dc', '#f4f9ff', '#b9cee8', '#f7fbff', '#c9d9ee'),
}

const LIGHT: Readonly<Record<SceneSpec['time'], { filter: Pigment; light: Pigment; warmth: number }>> = {
  dawn: { filter: [252, 236, 226], light: [255, 226, 190], warmth: 0.4 },
  day: { filter: [262, 262, 250], light: [255, 250, 216], warmth: 0.1 },
  sunset: { filter: [250, 206, 164], light: [255, 186, 104], warmth: 0.6 },
  night: { filter: [70, 92, 150], light: [176, 204, 255], warmth: 0.3 },
}

export function woodsOf({ season, time, weather }: SceneSpec): Woods {
  const base = BY_SEASON[season]
  const { filter, light, warmth } = LIGHT[time]
  const under = (colour: Pigment) => filtered(colour, filter)
  const mist = blend(under(base.mist), time === 'night' ? [64, 92, 156] : light, warmth)
  return {
    mist: weather === 'rain' ? blend(mist, under([150, 164, 168]), 0.5) : mist,
    bark: under(base.bark),
    leaf: under(base.leaf),
    leafLight: blend(under(base.leafLight), light, warmth * 0.4),
    ground: under(base.ground),
    groundLight: blend(under(base.groundLight), light, warmth * 0.3),
    path: under(base.path),
    light,
  }
}
