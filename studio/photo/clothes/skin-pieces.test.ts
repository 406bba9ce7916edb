import { describe, expect, it } from 'vitest'
import type { Rgb } from '../../pixels/colour.ts'
import { skinPieces } from './skin-pieces.ts'

const rgb = (r: number, g: number, b: number): Rgb => [r / 255, g / 255, b / 255]
const FACE = rgb(193, 146, 120)
const TOP = rgb(214, 189, 168)
/** Bare arms in the sun, and in the shade. */
const ARMS = [rgb(224, 154, 105), rgb(144, 88, 51)]
const piece = (colour: Rgb) => ({ area: 100, colour, x: 0, y: 0, spreadX: 1, spreadY: 1 })
const found = (colours: readonly Rgb[], weights: readonly number[]) => [...skinPieces(colours.map(piece), weights, FACE)]

describe('skinPieces', () => {
  it('finds bare arms in sun and shade amid a white, a blue and a black top', () => {
    for (const top of [TOP, rgb(40, 70, 150), rgb(20, 20, 22)]) expect(found([top, ...ARMS], [60, 20, 20])).toEqual([1, 2])
  })

  it('finds none where most of the clothes have that hue, and none without colours', () => {
    expect(found([rgb(190, 140, 105), TOP], [80, 20])).toEqual([])
    const grey = (light: number) => rgb(light, light, light)
    expect([...skinPieces([grey(90), grey(120), grey(200)].map(piece), [60, 20, 20], rgb(150, 150, 150))]).toEqual([])
  })
})
