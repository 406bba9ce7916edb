import { describe, expect, it } from 'vitest'
import { drawn } from '../../photo/fixtures.ts'
import type { Seated } from '../sitter/place-sitter.ts'
import type { Lighting } from './lighting.ts'
import { reliefOf } from './relief.ts'
import { shade } from './shade.ts'

const size = { width: 96, height: 96 }
const alpha = drawn(size, { left: 24, top: 24, width: 48, height: 48 })
const seated: Seated = { colours: { ...size, channels: 3, data: new Uint8Array(96 * 96 * 3) }, alpha, heads: [], meshes: [] }
const dark: Lighting = { key: { from: [-1, 0, 0.4], colour: [0, 0, 0] }, fill: [0.3, 0.3, 0.3], rims: [], shadow: 0, wrap: 0, pull: 0 }
const at = (plane: Float32Array, x: number, y: number) => plane[y * 96 + x]!

describe('shading', () => {
  it('is brighter on the side that the key light is on, in its colour', () => {
    const { factors } = shade(reliefOf(seated), alpha, size, { ...dark, key: { from: [-1, 0, 0.4], colour: [1, 0.5, 0.5] } })
    expect(at(factors[0], 30, 48)).toBeGreaterThan(1.2 * at(factors[0], 66, 48))
    expect(at(factors[0], 30, 48)).toBeGreaterThan(at(factors[2], 30, 48))
  })

  it('draws a rim along the edge towards its light only', () => {
    const { rims } = shade(reliefOf(seated), alpha, size, { ...dark, rims: [{ from: [1, 0, 0], colour: [1, 1, 1] }] })
    expect(at(rims[0], 70, 48)).toBeGreaterThan(0.1)
    expect(at(rims[0], 48, 48)).toBeLessThan(0.02)
    expect(at(rims[0], 25, 48)).toBeLessThan(0.02)
  })
})
