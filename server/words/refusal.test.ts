import { describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { controlsOf, type Generator } from '#contract/generators/control.ts'
import { generators } from '#contract/generators/generators.ts'
import { photoWords } from './photos.ts'
import { reasons, type Reason } from './reasons.ts'
import { refusalOf, sayRefusal } from './refusal.ts'
import { createSay } from './say.ts'

const say = createSay()
const brushes = { 'zh-Hans': /画笔|涂/, 'zh-Hant': /畫筆|塗/, en: /brush/i, es: /pincel|pint/i, fr: /pinceau|pein/i, ja: /ブラシ|塗/ } as const

/** What an engine may say of any of a generator's photos. */
const ofPhotos = Object.keys(reasons).filter((reason) => /^(no-|mask-|face-|faces-|smiles-|body-|clothes-|part-|place-|person-halved|product-|file-broken)/.test(reason) && reason !== 'no-permission') as Reason[]
/** Reasons that one generator alone can give: their words are written for its page, and name its photo themselves. */
const ownOf: Partial<Record<Reason, string>> = {
  'clothes-unclear': 'clothes-change', 'clothes-colourless': 'clothes-change', 'part-unclear': 'local-redraw', 'place-unseen': 'product-on-model', 'person-halved': 'extend', 'product-unlike': 'product-on-model', 'product-halved': 'product-on-model', 'product-too-large': 'product-on-model', 'product-hidden': 'product-on-model',
}
const reasonsOf = ({ id: generator }: Generator) => ofPhotos.filter((reason) => (ownOf[reason] ?? generator) === generator)
const all: Generator[] = Object.values(generators)
const id = '00000000-0000-4000-8000-000000000000'

/** Fields that hold a picture, all of them filled. */
function filled(generator: Generator): { photos: string[]; input: Record<string, unknown> } {
  const photos = controlsOf(generator).filter(({ control }) => control.control === 'photo' || control.control === 'backdrop')
  const input = Object.fromEntries(photos.map(({ name, control }) => [name, control.control === 'photo' ? id : { kind: 'picture', picture: id }]))
  return { photos: photos.map(({ name }) => name), input }
}

const hasBrush = (generator: Generator) => controlsOf(generator).some(({ control }) => control.control === 'strokes' || control.control === 'mask')

describe.each(appConfig.locales)('refusals in %s', (locale) => {
  const said = (generator: Generator, reason: Reason) => sayRefusal(say, locale, { generator: generator.id, input: filled(generator).input }, reason)

  it('are whole sentences', () => {
    for (const generator of all) for (const reason of reasonsOf(generator)) expect(said(generator, reason)).toMatch(/^[^{}]{4,}$/)
  })

  it('speak of no brush that the page does not have', () => {
    const without = all.filter((generator) => !hasBrush(generator))
    const wrong = without.flatMap((generator) => reasonsOf(generator).filter((reason) => brushes[locale].test(said(generator, reason))).map((reason) => `${generator.id} ${reason}`))
    expect(wrong).toEqual([])
    for (const generator of all.filter(hasBrush)) expect(said(generator, 'no-subject')).toMatch(brushes[locale])
  })

  it('say which photo, where there are two', () => {
    for (const generator of all) {
      const { photos, input } = filled(generator)
      if (photos.length < 2) continue
      for (const reason of reasonsOf(generator).filter((some) => !ownOf[some])) {
        const told = photos.map((photo) => sayRefusal(say, locale, { generator: generator.id, input }, refusalOf(reason, photo)))
        expect(new Set(told).size, `${generator.id} ${reason}`).toBe(photos.length)
        for (const text of told) expect(text.length).toBeGreaterThan(sayRefusal(say, locale, { generator: generator.id, input }, reason).length)
      }
    }
  })
})

it('a photo has a name wherever there are two', () => {
  const several = all.flatMap((generator) => {
    const { photos } = filled(generator)
    return photos.length < 2 ? [] : photos.map((photo) => `${generator.id}.${photo}`)
  })
  expect(several.toSorted()).toEqual(Object.keys(photoWords).filter((name) => name !== 'which').toSorted())
})

it('a painted backdrop makes no second photo', () => {
  const input = { photo: id, backdrop: { kind: 'prompt', prompt: 'a beach' } }
  expect(sayRefusal(say, 'en', { generator: 'background-change', input }, 'no-subject/photo')).toMatch(/^We couldn’t find a subject/)
})
