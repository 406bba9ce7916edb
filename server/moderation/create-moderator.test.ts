import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { silentLog } from '../platform/log.ts'
import { createModerator } from './create-moderator.ts'
import type { Likelihoods } from './picture/nsfw-net.ts'

const none: Likelihoods = { drawing: 0, hentai: 0, neutral: 0, porn: 0, sexy: 0 }
const passed = { decision: 'pass', reasons: [] }
const held = (reason: string) => ({ decision: 'hold', reasons: [reason] })

describe('with the net itself, in its process', () => {
  const moderator = createModerator({ config: {}, log: silentLog })
  afterAll(() => moderator.close())

  it.each(['server/domains/sample/pictures/balloons.webp', 'server/domains/sample/photos/astronaut.jpg', 'tests/fixtures/photos/chelsea.png'])('%s may be shown', async (file) => {
    expect(await moderator.judge({ picture: await readFile(file) })).toEqual(passed)
  })

  it('what is no picture is held, and what comes next is judged', async () => {
    const good = await readFile('server/domains/sample/pictures/marble.webp')
    expect(await Promise.all([moderator.judge({ picture: new Uint8Array([1, 2, 3]) }), moderator.judge({ picture: good })])).toEqual([held('other'), passed])
  })
})

describe('of what the net thinks', () => {
  const judge = (likelihoods: Likelihoods | undefined, words = '') =>
    createModerator({ config: {}, log: silentLog }, { look: async () => likelihoods, close: () => {} }).judge({ words, picture: new Uint8Array() })

  it.each([
    [{ ...none, porn: 0.4, hentai: 0.3 }, held('sexual')],
    [{ ...none, sexy: 0.95 }, held('sexual')],
    [{ ...none, neutral: 0.5, porn: 0.3, sexy: 0.2 }, passed],
    [{ ...none, drawing: 1 }, passed],
  ])('%o', async (likelihoods, verdict) => expect(await judge(likelihoods)).toEqual(verdict))

  it('nothing, as it did not answer: it is held', async () => expect(await judge(undefined)).toEqual(held('other')))

  it('the stricter of words and picture counts, with the reasons of both', async () => {
    expect(await judge({ ...none, porn: 1 }, '加微信 inkling_2026')).toEqual({ decision: 'hold', reasons: ['contact', 'sexual'] })
    expect(await judge({ ...none, neutral: 1 }, 'fuck you')).toEqual({ decision: 'refuse', reasons: ['abuse'] })
  })
})
