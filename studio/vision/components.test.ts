import { beforeAll, describe, expect, it } from 'vitest'
import { subjectOnly } from './components.ts'
import { workingMarks, type Marks } from './marks.ts'
import { loadOpenCv, type OpenCv } from './opencv.ts'

const size = { width: 60, height: 40 }
const inBox = (i: number, left: number, top: number, side: number) =>
  i % 60 >= left && i % 60 < left + side && Math.floor(i / 60) >= top && Math.floor(i / 60) < top + side
const plane = (inside: (i: number) => boolean) => Float32Array.from({ length: 2400 }, (_, i) => (inside(i) ? 1 : 0))
/** A large square with a hole of 3 pixels' side, and a small square. */
const mask = Uint8Array.from(plane((i) => (inBox(i, 5, 5, 25) && !inBox(i, 15, 15, 3)) || inBox(i, 45, 10, 8)))

describe('subjectOnly', () => {
  // Held in an object: the module itself is a thenable that never settles.
  const loaded: { cv?: OpenCv } = {}
  beforeAll(async () => {
    Object.assign(loaded, await loadOpenCv())
  })
  const subject = (marks: Marks, markedOnly = false) => {
    const found = subjectOnly(loaded.cv!, mask, workingMarks(marks, size, size), markedOnly)
    const at = (x: number, y: number) => found[y * 60 + x]
    return { large: at(7, 7), hole: at(16, 16), small: at(48, 12) }
  }

  it('keeps the largest piece, whole', () => {
    expect(subject({})).toEqual({ large: 1, hole: 1, small: 0 })
  })

  it('adds what is marked, or takes that alone', () => {
    const keep = plane((i) => inBox(i, 48, 12, 1))
    expect(subject({ keep })).toEqual({ large: 1, hole: 1, small: 1 })
    expect(subject({ keep }, true)).toEqual({ large: 0, hole: 0, small: 1 })
  })

  it('leaves a hole that was struck out', () => {
    expect(subject({ remove: plane((i) => inBox(i, 16, 16, 1)) })).toEqual({ large: 1, hole: 0, small: 0 })
  })
})
