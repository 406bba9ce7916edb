import { describe, expect, it } from 'vitest'
import { appConfig, type Locale } from '#config'
import { hairTones, settings, type NamedThings, type PersonLook, type PictureFacts } from '#studio/describe/picture-facts.ts'
import { parsePrompt } from '#studio/scene/parse-prompt.ts'
import { thingNames } from '#studio/vision/things/thing-names.ts'
import { describeWords } from '../../../words/describe.ts'
import { createSpeaker } from '../../../words/speaker.ts'
import { tellPicture } from './tell-picture.ts'

const speak = createSpeaker(describeWords)
const sea: PictureFacts = {
  width: 640,
  height: 420,
  people: { faces: 0, count: 0, more: false, where: 'centre', shot: 'full' },
  things: [],
  subject: { where: 'left', share: 0.24 },
  setting: 'water',
  colours: [{ name: 'blue', colour: '#3355aa', share: 0.5 }, { name: 'white', colour: '#eeeeee', share: 0.2 }],
  vividness: 'vivid',
  warmth: 'cool',
  light: { level: 'bright', contrast: 'soft', from: 'above' },
  time: 'sunset',
  layout: { orientation: 'wide', symmetric: false, openSide: 'above' },
  detail: { background: 'sharp', texture: 'fine' },
}

const seen: NamedThings[] = [
  { name: 'cat', count: 2, more: false, place: 'left' },
  { name: 'dog', count: 1, more: false, place: 'left' },
  { name: 'bicycle', count: 1, more: true, place: 'behind' },
]

describe('what is where', () => {
  it.each([
    ['zh-Hans', '画面里，左边有两只猫、一只狗，远处有一辆自行车。'],
    ['zh-Hant', '畫面裡，左邊有兩隻貓、一隻狗，遠處有一輛腳踏車。'],
    ['en', 'The picture shows two cats and a dog on the left and a bicycle in the background.'],
    ['es', 'La imagen muestra dos gatos y un perro a la izquierda y una bicicleta al fondo.'],
    ['fr', 'On voit deux chats et un chien à gauche et un vélo à l’arrière-plan.'],
    ['ja', '左に2匹の猫と犬、奥に自転車が写っています。'],
  ] as const)('is said in %s', (locale, sentence) => {
    expect(tellPicture({ ...sea, things: seen }, locale, speak).facts[0]).toEqual({ topic: 'things', text: sentence })
  })
})

describe('what somebody looks like', () => {
  const people = { faces: 1, count: 1, more: false, where: 'centre', shot: 'close' } as const
  const toldOf = (look: PersonLook, locale: Locale) => tellPicture({ ...sea, people: { ...people, look } }, locale, speak).facts[0]!.text

  it.each([
    ['zh-Hans', '深色头发，穿蓝色和白色的衣服，戴眼镜。'],
    ['zh-Hant', '深色頭髮，穿藍色和白色的衣服，戴眼鏡。'],
    ['en', 'With dark hair, blue and white clothes, and glasses.'],
    ['es', 'Con pelo oscuro, ropa de color azul y blanco y gafas.'],
    ['fr', 'On remarque : cheveux foncés, tenue en bleu et blanc et lunettes.'],
    ['ja', '特徴は暗い色の髪、青色、白色の服、眼鏡です。'],
  ] as const)('is said in %s', (locale, sentence) => {
    expect(toldOf({ hair: 'dark', clothes: ['blue', 'white'], glasses: true }, locale).endsWith(sentence)).toBe(true)
  })

  it.each(appConfig.locales)('has words for all hair in %s, and none where nothing is sure', (locale) => {
    const told = hairTones.map((hair) => toldOf({ hair, clothes: [], glasses: false }, locale))
    expect(new Set(told).size).toBe(hairTones.length)
    for (const text of told) expect(text).toMatch(/^[^{}]+$/)
    expect(toldOf({ clothes: [], glasses: false }, locale)).toBe(tellPicture({ ...sea, people }, locale, speak).facts[0]!.text)
  })
})

it.each([
  ['view', {}],
  ['thing', { things: seen }],
  ['thing', { detail: { background: 'plain', texture: 'fine' } }],
  ['thing', { vividness: 'grey', setting: 'studio', detail: { background: 'plain', texture: 'fine' } }],
  ['people', { people: { faces: 1, count: 1, more: false, where: 'left', shot: 'half' } }],
  ['old', { vividness: 'grey', people: { faces: 1, count: 1, more: false, where: 'left', shot: 'half' } }],
] satisfies [string, Partial<PictureFacts>][])('a picture shows a %s on the whole', (shows, facts) => {
  expect(tellPicture({ ...sea, ...facts }, 'en', speak).shows).toBe(shows)
})

describe.each(appConfig.locales)('a picture told in %s', (locale) => {
  const text = tellPicture(sea, locale, speak)

  it('says what is there and what cannot be seen', () => {
    expect(text.summary).toContain('24')
    expect(text.facts.at(-1)!.topic).toBe('unseen')
    // An unfilled place or a choice that fell through would leave its braces or nothing.
    for (const { text: sentence } of text.facts) expect(sentence).toMatch(/^[^{}]{4,}$/)
  })

  it('comes with four prompts that paint what they say', () => {
    expect(new Set(text.prompts).size).toBe(4)
    const read = text.prompts.map((prompt) => parsePrompt(prompt, { seed: 1 }))
    expect(read.map(({ spec }) => spec.scene)).toEqual(['seascape', 'seascape', 'seascape', 'seascape'])
    expect(read.map(({ spec }) => spec.time)).toEqual(['sunset', 'sunset', 'sunset', 'sunset'])
    expect(read.slice(2).map(({ spec }) => spec.style)).toEqual(['watercolour', 'oil'])
    expect(read.flatMap(({ unknown }) => unknown)).toEqual([])
  })

  it('has words for every setting and for people', () => {
    for (const setting of settings) expect(tellPicture({ ...sea, setting }, locale, speak).summary.length).toBeGreaterThan(text.summary.length - 40)
    const group = tellPicture({ ...sea, people: { faces: 3, count: 3, more: false, where: 'right', shot: 'half' } }, locale, speak)
    expect(group.summary).toContain('3')
  })

  it('counts people whose face is not seen, and those it is not sure of', () => {
    const people = { faces: 0, count: 4, more: true, where: 'left', shot: 'full' } as const
    const told = tellPicture({ ...sea, people }, locale, speak).facts[0]!.text
    expect(told).toMatch(/^[^{}#]*4[^{}#]*$/)
    expect(told).not.toBe(tellPicture({ ...sea, people: { ...people, more: false } }, locale, speak).facts[0]!.text)
  })

  it('has words for every thing, as one, some and a number', () => {
    for (const name of [...thingNames, 'animal'] as const) {
      const told = [1, 3, 12].map((count) => tellPicture({ ...sea, things: [{ name, count, more: false, place: 'left' }] }, locale, speak).facts[0]!.text)
      expect(new Set(told).size).toBe(3)
      for (const sentence of told) expect(sentence).toMatch(/^[^{}#]{5,}$/)
    }
  })

  it('names things in its prompts', () => {
    const { prompts } = tellPicture({ ...sea, things: [{ name: 'cat', count: 2, more: false, place: 'left' }] }, locale, speak)
    for (const prompt of prompts) expect(parsePrompt(prompt, { seed: 1 }).spec.subjects).toMatchObject([{ kind: 'cat', count: 2 }])
  })
})
