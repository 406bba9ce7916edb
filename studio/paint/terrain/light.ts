import { hex, mix, scale, type Rgb } from '../../pixels/colour.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'

/** Sun or moon, sky and air of a scene. Directions: x right, y up, z away from the eye. */
export interface Light {
  /** Unit vector to the sun (the moon at night). */
  direction: Rgb
  sun: Rgb
  zenith: Rgb
  middle: Rgb
  horizon: Rgb
  ambient: Rgb
  haze: Rgb
  night: boolean
  aurora: boolean
  /** 0 clear sky .. 1 closed cloud. */
  cover: number
  /** Multiplier of the air's density, 1 on a clear day. */
  fog: number
  /** 0..1: mist lying on the ground or the water. */
  mist: number
  exposure: number
}

type Sky = Pick<Light, 'sun' | 'zenith' | 'middle' | 'horizon' | 'ambient' | 'haze' | 'exposure'>

const skies: Record<SceneSpec['time'], Sky> = {
  dawn: {
    sun: [2.1, 1.32, 0.86], zenith: hex('#3f68ad'), middle: hex('#b5b2d8'), horizon: hex('#ffcfa4'),
    ambient: [0.3, 0.36, 0.54], haze: hex('#dfc0b8'), exposure: 0.86,
  },
  day: {
    sun: [1.95, 1.8, 1.56], zenith: hex('#1550ab'), middle: hex('#4a90da'), horizon: hex('#bcdaf0'),
    ambient: [0.3, 0.42, 0.62], haze: hex('#a9c8e4'), exposure: 0.84,
  },
  sunset: {
    sun: [2.4, 1.02, 0.42], zenith: hex('#2c4480'), middle: hex('#b97c7c'), horizon: hex('#ff8f47'),
    ambient: [0.3, 0.27, 0.48], haze: hex('#b47c84'), exposure: 0.9,
  },
  night: {
    sun: [0.3, 0.38, 0.62], zenith: hex('#050a20'), middle: hex('#0d1c42'), horizon: hex('#1f325c'),
    ambient: [0.065, 0.095, 0.19], haze: hex('#152547'), exposure: 1.25,
  },
}

interface Weather { cover: number; sun: number; grey: number; fog: number; mist: number }

const weathers: Record<SceneSpec['weather'], Weather> = {
  clear: { cover: 0.25, sun: 1, grey: 0, fog: 1, mist: 0 },
  cloudy: { cover: 0.72, sun: 0.5, grey: 0.45, fog: 1.25, mist: 0.05 },
  mist: { cover: 0.4, sun: 0.6, grey: 0.5, fog: 3.4, mist: 1 },
  rain: { cover: 0.92, sun: 0.16, grey: 0.85, fog: 2.3, mist: 0.35 },
  snow: { cover: 0.85, sun: 0.35, grey: 0.7, fog: 2, mist: 0.25 },
  aurora: { cover: 0.1, sun: 1, grey: 0, fog: 0.8, mist: 0 },
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b

/** Azimuth in radians from straight ahead, positive to the right; elevation in radians. */
export interface SunPlace { azimuth: number; elevation: number }

export function lightFor(spec: SceneSpec, places: Record<SceneSpec['time'], SunPlace>): Light {
  const time = spec.weather === 'aurora' ? 'night' : spec.time
  const sky = skies[time]
  const weather = weathers[spec.weather]
  const { azimuth, elevation } = places[time]
  const grey = (colour: Rgb, share: number, dim: number): Rgb => {
    const level = luminance(colour) * dim
    return mix(colour, [level * 0.95, level, level * 1.08], weather.grey * share)
  }
  const cloudless = spec.without.includes('clouds')
  // A clear night is for its stars.
  const starry = time === 'night' && spec.weather === 'clear' ? 0.4 : 1
  const moodFog = spec.mood === 'mysterious' ? 1.5 : spec.mood === 'dreamy' ? 1.2 : 1
  return {
    direction: [
      Math.sin(azimuth) * Math.cos(elevation),
      Math.sin(elevation),
      Math.cos(azimuth) * Math.cos(elevation),
    ],
    sun: scale(sky.sun, weather.sun),
    zenith: grey(sky.zenith, 0.9, 1.5),
    middle: grey(sky.middle, 0.9, 0.9),
    horizon: grey(sky.horizon, 0.85, 0.75),
    ambient: scale(grey(sky.ambient, 0.8, 1), 1 + 0.35 * weather.grey),
    haze: grey(sky.haze, 0.85, 0.85),
    exposure: sky.exposure,
    night: time === 'night',
    aurora: spec.weather === 'aurora',
    cover: cloudless ? 0 : weather.cover * starry + (spec.mood === 'dramatic' ? 0.26 : 0),
    fog: weather.fog * moodFog,
    mist: spec.without.includes('mist') ? 0 : Math.min(1, weather.mist + (spec.mood === 'mysterious' ? 0.4 : 0)),
  }
}
