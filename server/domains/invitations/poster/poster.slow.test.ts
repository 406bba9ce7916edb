import { readFileSync } from 'node:fs'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { posterDesigns } from '#contract/endpoints/invitation-choices.ts'
import { refusal, openTestDomains, type TestDomains } from '../../testing.ts'
import { createNewcomers, type Newcomer } from '../testing.ts'
import { drawPoster } from './draw-poster.ts'
import { HEIGHT, WIDTH, type PosterRequest } from './poster.ts'

const link = 'https://inkling.example/?invite=ABCDEFGH'
const avatar = readFileSync(new URL('../../sample/pictures/avatar-ink.webp', import.meta.url))
const words = { headline: '写一句话，看它成为一幅画', tagline: '新一代全场景AI创作引擎', invites: '邀请你一起来创作', reward: '完成第一次创作，就送你 5 灵感值', scan: '扫码开始创作' }
const request: PosterRequest = { design: 'aurora', size: 'screen', locale: 'zh-Hans', words, nickname: '林小夏', link }

/** What a phone reads off the lower part of it, made smaller to the share. */
async function read(poster: Uint8Array, share: number): Promise<string | undefined> {
  const { width, height } = await sharp(poster).metadata()
  const top = Math.round(height * 0.6)
  const lower = sharp(poster).extract({ left: 0, top, width, height: height - top })
  const { data, info } = await lower.resize(Math.round(width * share)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: 'dontInvert' })?.data
}

/** Where two posters differ, as shares of the width: the leftmost and the rightmost column. */
async function differBetween(a: Uint8Array, b: Uint8Array): Promise<{ from: number; to: number }> {
  const width = 414
  const [one, other] = await Promise.all([a, b].map((poster) => sharp(poster).resize(width).greyscale().raw().toBuffer()))
  const columns = Array.from(one!.keys()).filter((k) => Math.abs(one![k]! - other![k]!) > 40).map((k) => k % width)
  return { from: Math.min(...columns) / width, to: Math.max(...columns) / width }
}

describe('a poster', () => {
  it.each(posterDesigns)('%s is read by phones at its size and at a third of it', async (design) => {
    const poster = await drawPoster({ ...request, design, avatar })
    expect(await sharp(poster).metadata()).toMatchObject({ format: 'jpeg', width: WIDTH, height: HEIGHT, density: 300 })
    expect(poster.byteLength).toBeLessThan(1024 ** 2)
    expect(await read(poster, 1)).toBe(link)
    expect(await read(poster, 1 / 3)).toBe(link)
  })

  it('holds names that are long, of emoji, or that no font has, inside of their place', async () => {
    const plain = await drawPoster({ ...request, nickname: '' })
    // Nobody of ours writes runes: the product's name stands there.
    expect(await drawPoster({ ...request, nickname: 'ᚠᚢᚦᚨᚱᚲ' })).toEqual(plain)
    for (const nickname of ['𠮷野家のとても長い名前のひとだよほんとう', 'W'.repeat(20), '👨‍👩‍👧‍👦'.repeat(20)]) {
      const poster = await drawPoster({ ...request, nickname })
      const { from, to } = await differBetween(plain, poster)
      // The picture of the person and the name stand between these.
      expect({ nickname, from: from > 0.08, to: to < 0.59 }).toEqual({ nickname, from: true, to: true })
    }
  })
})

describe('posters of a person', () => {
  let domains: TestDomains
  let person: Newcomer
  beforeAll(async () => {
    domains = await openTestDomains({ publicUrl: 'https://inkling.example' })
    person = await createNewcomers(domains).register(undefined)
  })
  afterAll(() => domains.close())

  const keyOf = (url: string) => decodeURIComponent(url.slice(url.indexOf('/file/') + '/file/'.length, url.indexOf('?')))

  it('lead to the person’s link, in every language', async () => {
    const drawn = appConfig.locales.map(async (locale, k) => {
      const { link: own, code, posters } = await domains.handlers.posterInfo({}, { ...person.call, locale })
      expect(own).toBe(`https://inkling.example/?invite=${code}`)
      expect(posters.map(({ design }) => design)).toEqual([...posterDesigns])
      const draw = await domains.findExport(keyOf(posters[k % posters.length]!.screen.url))
      expect(await read(await draw!(), 1 / 3)).toBe(own)
    })
    await Promise.all(drawn)
  })

  it('are twice as large for print', async () => {
    const { posters, link: own } = await domains.handlers.posterInfo({}, person.call)
    const poster = await (await domains.findExport(keyOf(posters[4]!.print.url)))!()
    expect(await sharp(poster).metadata()).toMatchObject({ width: WIDTH * 2, height: HEIGHT * 2 })
    expect(await read(poster, 1 / 6)).toBe(own)
  })

  it('are new when the person has another name, and never anybody else’s', async () => {
    const urlOf = async () => (await domains.handlers.posterInfo({}, person.call)).posters[0]!.screen.url
    const before = await urlOf()
    expect(await urlOf()).toBe(before)
    await domains.handlers.userUpdateInfo({ nickname: '新名字' }, person.call)
    expect(await urlOf()).not.toBe(before)
    const nobody = keyOf(before).replace(person.call.identity.userId, '0b0e7a52-0000-4000-8000-000000000001')
    expect(await domains.findExport(nobody)).toBeUndefined()
  })

  it('without a public address lead to the own network alone', async () => {
    const local = await openTestDomains({ publicUrl: undefined })
    const someone = await createNewcomers(local).register(undefined)
    const linkFor = async (origin?: string) => (await local.handlers.posterInfo({ origin }, someone.call)).link
    expect(await linkFor('http://192.168.1.20:3000/functionList')).toMatch(/^http:\/\/192\.168\.1\.20:3000\/\?invite=/)
    expect(await linkFor()).toMatch(/^http:\/\/localhost:\d+\/\?invite=/)
    expect(await refusal(linkFor('https://evil.example'))).toMatchObject({ detail: { field: 'origin' } })
    await local.close()
  })
})
