import type { Locale } from '#config'
import type { WorkText } from '#contract/entities.ts'
import type { PictureFacts } from '#studio/describe/picture-facts.ts'
import type { DescribeWord } from '../../../words/describe.ts'
import type { Speak } from '../../../words/speaker.ts'

const percent = (share: number) => Math.round(share * 100)
/** Names of choices in messages are words alone. */
const plain = (name: string) => name.replaceAll('-', '')

/** What was read out of a picture, in words of the person's language. */
export function tellPicture(facts: PictureFacts, locale: Locale, speak: Speak<DescribeWord>): WorkText {
  const say = (word: DescribeWord, values?: Parameters<typeof speak>[2]) => speak(locale, word, values)
  const { people, subject, colours, light, layout, detail } = facts
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(colours.slice(0, 3).map(({ name }) => say(`colour.${name}`)))
  const told: WorkText['facts'] = [
    { topic: 'people', text: people.faces > 0 ? say('people', { count: people.faces, shot: people.shot, where: people.where }) : say('people-none') },
    ...(people.faces > 0 ? [] : [{ topic: 'subject' as const, text: say('subject', { where: subject.where, share: percent(subject.share) }) }]),
    { topic: 'colours', text: say('colours', { colours: names, vividness: facts.vividness, warmth: facts.warmth }) },
    { topic: 'light', text: say('light', light) },
    { topic: 'layout', text: say('layout', { orientation: layout.orientation, symmetric: layout.symmetric ? 'yes' : 'no', open: layout.openSide ?? 'none' }) },
    { topic: 'detail', text: say('detail', detail) },
    { topic: 'unseen', text: say('unseen') },
  ]
  const setting = facts.setting && say('setting', { setting: plain(facts.setting) })
  const spoken = told.filter(({ topic }) => topic === 'people' || topic === 'subject' || topic === 'light' || topic === 'colours').map(({ text }) => text)
  // Sentences of Chinese and Japanese stand side by side without a space.
  const gap = locale.startsWith('zh') || locale === 'ja' ? '' : ' '
  return {
    summary: [spoken[0], setting, ...spoken.slice(1)].filter((text) => text !== undefined).join(gap),
    facts: told,
    colours: colours.map(({ colour, share }) => ({ colour, share })),
    prompts: promptsFor(facts, say),
  }
}

/** Four prompts for a picture like it: as it is, as a photo, as paintings of two kinds. */
function promptsFor(facts: PictureFacts, say: (word: DescribeWord, values?: Record<string, string | number>) => string): string[] {
  const { people, setting, light, time, warmth, vividness, layout, detail, colours } = facts
  const view = layout.orientation === 'wide' && detail.background === 'sharp' && detail.texture === 'busy'
  const what = people.faces > 0 ? say('prompt.person', { count: people.faces }) : setting ? undefined : say(view ? 'prompt.scenery' : 'prompt.thing')
  const things = [what, setting && say(`prompt.${setting}`), time && say(`prompt.${time}`), ...colours.slice(0, 2).map(({ name }) => say(`colour.${name}`))]
  const tone = [
    light.contrast !== 'normal' && say(`prompt.${light.contrast}`),
    warmth !== 'neutral' && say(`prompt.${warmth}`),
    vividness !== 'natural' && say(`prompt.${vividness}`),
  ]
  const framing = people.shot === 'close' ? say('prompt.close') : (view || setting) && people.faces === 0 ? say('prompt.wide') : undefined
  const join = (...parts: (string | undefined | false)[]) => parts.filter(Boolean).join(say('listMark'))
  return [
    join(...things, ...tone, framing),
    join(...things, ...tone, framing, say('prompt.style.photo')),
    join(...things, tone[1], say('prompt.dreamy'), say('prompt.style.watercolour')),
    join(...things, tone[0], say('prompt.calm'), say('prompt.style.oil')),
  ]
}
