import { describe, expect, it } from 'vitest'
import { parsePrompt } from './parse-prompt.ts'

const read = (prompt: string) => parsePrompt(prompt, { seed: 3 })

describe('callings', () => {
  it.each([
    ['一个护士', 'nurse'], ['una enfermera', 'nurse'], ['une infirmière', 'nurse'], ['看護師', 'nurse'], ['消防员', 'firefighter'], ['un bombero', 'firefighter'],
    ['a knight', 'knight'], ['穿盔甲的女子', 'knight'], ['une femme en armure', 'knight'], ['魔女', 'witch'], ['サンタクロース', 'santa'], ['a newborn baby', 'baby'],
  ])('%s', (prompt, role) => {
    expect(read(prompt)).toMatchObject({ spec: { scene: 'figure', person: { role } }, unknown: [] })
  })

  it('leaves an animal in armour an animal, and its young', () => {
    expect(read('a cat in armor').spec.subjects).toMatchObject([{ kind: 'cat' }])
    expect(read('baby fox').spec.subjects).toMatchObject([{ kind: 'fox' }])
  })
})

describe('hands', () => {
  it.each([
    ['抱着白猫的女孩', { holds: 'cat', holdsColour: '#f6f3ee' }], ['a girl holding a white cat', { holds: 'cat', holdsColour: '#f6f3ee' }], ['白い猫を抱いた女の子', { holds: 'cat', holdsColour: '#f6f3ee' }],
    ['une fille tenant un ballon rouge', { holds: 'balloon', holdsColour: '#d5302f' }], ['un hombre tocando la guitarra', { holds: 'guitar' }], ['喝咖啡的女人', { holds: 'cup' }],
    ['a teacher reading a book', { holds: 'book', role: 'teacher' }], ['花束を持つ少女', { holds: 'flowers' }], ['a witch and a black cat', { holds: 'cat', role: 'witch' }],
  ])('%s', (prompt, person) => {
    const { spec, unknown } = read(prompt)
    expect(spec).toMatchObject({ scene: 'figure', person })
    expect(spec.subjects.map(({ kind }) => kind)).toEqual(['person'])
    expect(unknown).toEqual([])
  })

  it('hold nothing that stands by itself', () => {
    expect(read('a girl and a cat').spec.person?.holds).toBeUndefined()
    expect(read('hot air balloon over the desert').spec.subjects).toMatchObject([{ kind: 'balloon' }])
  })
})
