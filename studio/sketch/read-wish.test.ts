import { describe, expect, it } from 'vitest'
import { readSketchWish } from './read-wish.ts'

describe('readSketchWish', () => {
  it.each(['purple hair', '紫色头发', 'cheveux violets', 'pelo morado'])('takes %s for somebody who is drawn', (prompt) => {
    expect(readSketchWish(prompt, 0)).toMatchObject({ of: 'person', person: { hair: '#8060b0' }, wanted: [], unknown: [] })
  })

  it.each([
    ['a red sun over green mountains', { sun: '#d5302f', far: '#4f9a4a' }],
    ['黄色背景', { sheet: '#f2c230' }],
    ['mer bleue', { ground: '#3a78c9' }],
  ])('gives the places of %s their colours', (prompt, places) => {
    expect(readSketchWish(prompt, 0)).toMatchObject({ places, wanted: [], unknown: [] })
  })

  it('uses every colour, and tells the nouns that no drawing tells', () => {
    expect(readSketchWish('red roof, blue door', 0)).toMatchObject({ wanted: ['#d5302f', '#3a78c9'], unknown: ['roof', 'door'] })
    expect(readSketchWish('a girl with red hair and a boy with black hair', 0)).toMatchObject({ person: { hair: '#a8452a' }, unknown: ['black hair'] })
  })

  it('keeps black and white grey, but for the colour that is named', () => {
    expect(readSketchWish('黑白灰，只留一点红', 0)).toMatchObject({ palette: 'grey', wanted: ['#d5302f'] })
  })

  it('knows one animal', () => {
    expect(readSketchWish('橙色的猫', 0)).toMatchObject({ of: 'animal', wanted: ['#e8892b'], unknown: [] })
  })
})
