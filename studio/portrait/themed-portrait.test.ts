import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { idle, photo, photoBytes } from '../photo/fixtures.ts'
import { StudioError } from '../studio-error.ts'
import type { Look, Theme } from './look.ts'
import { findFaces } from '../vision/faces.ts'
import { readSitter } from './sitter/read-sitter.ts'
import { run, type ThemedPortraitInput } from './themed-portrait-task.ts'
import { themedPortrait, type PortraitOptions } from './themed-portrait.ts'
import { themes } from './themes.ts'
import { artLook } from './themes/art.ts'
import { sceneRefresh } from './themes/scenes.ts'

const size = { width: 96, height: 128 }

describe('themedPortrait', async () => {
  const small = await photo('astronaut.png')
  const sitter = await readSitter(small, await findFaces(small), { faceless: false, retouch: 0 }, idle)
  const art = artLook({ set: 'grey', light: 'side', grade: 'film', frame: 'polaroid' })
  const make = (look: Look, options: Partial<PortraitOptions> = {}) => themedPortrait(sitter, look, size, { relight: 0.6, seed: 3, ...options }, idle)
  const digest = async (look: Look, options?: Partial<PortraitOptions>) =>
    createHash('sha256').update((await make(look, options)).picture.data).digest('hex')

  // Its places are painted by the scene painters, which have tests of their own and take their time.
  const { 'scene-refresh': _, ...sets } = themes
  it.each(Object.entries(sets))('paints a picture of its own for each look of %s', async (_id, load) => {
    const { looks }: Theme = await load()
    const seen = new Set<string>()
    for (const look of Object.values(looks)) seen.add(await digest(look))
    expect(seen.size).toBe(Object.keys(looks).length)
    expect(seen.size).toBeGreaterThanOrEqual(3)
  })

  it('takes the person to another place', async () => {
    const { picture } = await make(sceneRefresh.looks['cafe']!)
    expect(picture).toMatchObject(size)
  })

  it('makes the same picture again, and another with another seed or light', async () => {
    const first = await digest(art)
    expect(await digest(art)).toBe(first)
    expect(await digest(art, { seed: 4 })).not.toBe(first)
    expect(await digest(art, { relight: 0 })).not.toBe(first)
  })

  it('letters what the person wrote, and tells what could not be written', async () => {
    const untitled = await digest(art)
    expect(await digest(art, { title: '春' })).not.toBe(untitled)
    expect(await digest(art, { title: '😀' })).toBe(untitled)
    expect((await make(art, { title: '春' })).notes).toEqual([])
    expect((await make(art, { title: '春😀' })).notes).toEqual(['title-letters-left-out'])
  })

  it('tells that the head in the photo is small', () => {
    expect(sitter.notes).toEqual(['small-person'])
  })
})

describe('the themed-portrait task', () => {
  const input = (change: Partial<ThemedPortraitInput> = {}): ThemedPortraitInput => {
    const look = { theme: 'human', variant: 'grey' } as const
    return { photo: photoBytes('astronaut.png'), look, ...size, relight: 0.6, retouch: 0.4, seed: 3, ...change }
  }

  it('makes a JPEG of the size, showing previews on the way', async () => {
    const [previews, steps]: [unknown[], number[]] = [[], []]
    const context = { ...idle, preview: (image: unknown) => previews.push(image), progress: (fraction: number) => steps.push(fraction) }
    expect(await run(input(), context)).toMatchObject({ format: 'jpeg', ...size })
    expect(previews.length).toBeGreaterThan(1)
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  })

  it('needs a face, or a person at least for another place', async () => {
    await expect(run(input({ photo: photoBytes('coffee.png') }), idle)).rejects.toMatchObject({ reason: 'no-face' })
    const elsewhere = input({ photo: photoBytes('rocket.jpg'), look: { theme: 'scene-refresh', variant: 'cafe' } })
    await expect(run(elsewhere, idle)).rejects.toMatchObject({ reason: 'no-person' })
  })

  it('stops when cancelled', async () => {
    const checkCancelled = () => {
      throw new StudioError('cancelled', 'The task was cancelled')
    }
    await expect(run(input(), { ...idle, checkCancelled })).rejects.toMatchObject({ reason: 'cancelled' })
  })
})
