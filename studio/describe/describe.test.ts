import { describe, expect, it } from 'vitest'
import { below, idle, photo } from '../photo/fixtures.ts'
import { nameOf } from './main-colours.ts'
import { hairTone } from './person-look.ts'
import { readFacts } from './read-facts.ts'

describe('colour names', () => {
  it.each([
    ['white', 1, 1, 1], ['black', 0.05, 0.05, 0.08], ['grey', 0.5, 0.5, 0.5], ['red', 0.9, 0.1, 0.1], ['green', 0.2, 0.7, 0.25],
    ['navy', 0.05, 0.1, 0.35], ['sky-blue', 0.5, 0.75, 0.98], ['brown', 0.4, 0.25, 0.12], ['pink', 0.95, 0.6, 0.75], ['beige', 0.9, 0.8, 0.65],
  ] as const)('%s', (name, red, green, blue) => expect(nameOf(red, green, blue)).toBe(name))
})

describe('hair', () => {
  it.each([
    ['dark', 0.1, 0.08, 0.07], ['brown', 0.26, 0.166, 0.125], ['dark', 0.25, 0.19, 0.15], ['dark', 0.2, 0.21, 0.26], ['brown', 0.42, 0.3, 0.22], ['fair', 0.8, 0.66, 0.45], ['red', 0.6, 0.2, 0.12], ['fair', 0.48, 0.36, 0.22],
    ['grey', 0.62, 0.6, 0.6], ['purple', 0.5, 0.28, 0.62], ['pink', 0.85, 0.4, 0.6],
  ] as const)('that is %s', (tone, red, green, blue) => {
    const plane = (value: number) => new Float32Array(9).fill(value)
    expect(hairTone([plane(red), plane(green), plane(blue)])).toBe(tone)
  })
})

describe('the facts of a picture', () => {
  it('of a portrait name the person and where they are', async () => {
    const facts = await readFacts(await photo('astronaut.png'), idle)
    expect(facts.people).toEqual({
      faces: 1, count: 1, more: false, where: 'centre', shot: 'half', look: { hair: 'fair', clothes: ['orange', 'red'], glasses: false },
    })
    expect(facts).toMatchObject({ warmth: 'warm', layout: { orientation: 'square' } })
    const shares = facts.colours.map(({ share }) => share)
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
  })

  it('of somebody whose face lies outside of the picture tell the clothes', async () => {
    const { people } = await readFacts(below(await photo('astronaut.png'), 75), idle)
    expect(people).toMatchObject({ faces: 0, count: 1, look: { clothes: ['orange', 'red'], glasses: false } })
  })

  it('of a cat name the cat and claim no person', async () => {
    const facts = await readFacts(await photo('chelsea.png'), idle)
    expect(facts.people.count).toBe(0)
    expect(facts.things).toEqual([{ name: 'cat', count: 1, more: false, place: 'filling' }])
    expect(facts.colours[0]!.name).toBe('brown')
    // Warm colours without anything of a room are no room.
    expect(facts.setting).toBeUndefined()
  })

  it('of a launch pad by night tell the cool dark', async () => {
    expect(await readFacts(await photo('rocket.jpg'), idle)).toMatchObject({ things: [], warmth: 'cool', light: { level: 'dim' }, colours: [{ name: 'navy' }, {}, {}] })
  })

  it('of a cup name the cup and the room that it stands in', async () => {
    const facts = await readFacts(await photo('coffee.png'), idle)
    expect(facts.things).toEqual([{ name: 'cup', count: 1, more: false, place: 'centre' }])
    expect(facts.setting).toBe('warm-room')
    expect(facts.subject.where).toBe('centre')
    expect(facts.subject.share).toBeCloseTo(0.48, 1)
  })

  it('of an empty sky name nothing, and come all the same', async () => {
    const sky = { width: 96, height: 64, channels: 3 as const, data: Uint8Array.from({ length: 96 * 64 * 3 }, (_, i) => [120, 170, 230][i % 3]!) }
    expect(await readFacts(sky, idle)).toMatchObject({ people: { count: 0 }, things: [], subject: { share: 0 }, colours: [{ name: 'sky-blue' }] })
  })

  it('stop when the task is cancelled', async () => {
    const cancelled = { ...idle, checkCancelled: () => { throw new Error('cancelled') } }
    await expect(readFacts(await photo('rocket.jpg'), cancelled)).rejects.toThrow('cancelled')
  })
})
