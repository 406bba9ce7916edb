import { describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { settings, type PictureFacts } from '#studio/describe/picture-facts.ts'
import { parsePrompt } from '#studio/scene/parse-prompt.ts'
import { describeWords } from '../../../words/describe.ts'
import { createSpeaker } from '../../../words/speaker.ts'
import { tellPicture } from './tell-picture.ts'

const speak = createSpeaker(describeWords)
const sea: PictureFacts = {
  width: 640,
  height: 420,
  people: { faces: 0, where: 'centre', shot: 'full' },
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
    const group = tellPicture({ ...sea, people: { faces: 3, where: 'right', shot: 'half' } }, locale, speak)
    expect(group.summary).toContain('3')
  })
})
