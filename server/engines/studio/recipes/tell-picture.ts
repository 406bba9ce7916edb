import type { Locale } from '#config'
import type { Pictured, WorkText } from '#contract/entities.ts'
import type { PictureFacts } from '#studio/describe/picture-facts.ts'
import type { DescribeWord } from '../../../words/describe.ts'
import type { Speak } from '../../../words/speaker.ts'
import { nameColours, tellLook } from './tell-look.ts'
import { isUnspaced, nameThings, tellThings, type Say } from './tell-things.ts'

const percent = (share: number) => Math.round(share * 100)
/** Names of choices in messages are words alone. */
const plain = (name: string) => name.replaceAll('-', '')

/** What was read out of a picture, in words of the person's language. */
export function tellPicture(facts: PictureFacts, locale: Locale, speak: Speak<DescribeWord>): WorkText {
  const say: Say = (word, values) => speak(locale, word, values)
  const { people, subject, colours, light, layout, detail } = facts
  const names = nameColours(colours.slice(0, 3).map(({ name }) => name), locale, say)
  const { look, ...counted } = people
  const seen = { ...counted, more: people.more ? 'yes' : 'no' }
  const looks = look && tellLook(look, locale, say)
  const things = facts.things.length > 0 && tellThings(facts.things, locale, say)
  const told: WorkText['facts'] = [
    ...(people.count > 0 || !things ? [{ topic: 'people' as const, text: sentences([say(people.count === 0 ? 'people-none' : people.faces > 0 ? 'people' : 'people-faceless', seen), looks], locale) }] : []),
    ...(things ? [{ topic: 'things' as const, text: things }] : []),
    ...(people.count > 0 || things || percent(subject.share) === 0 ? [] : [{ topic: 'subject' as const, text: say('subject', { where: subject.where, share: percent(subject.share) }) }]),
    { topic: 'colours', text: say('colours', { colours: names, vividness: facts.vividness, warmth: facts.warmth }) },
    { topic: 'light', text: say('light', light) },
    { topic: 'layout', text: say('layout', { orientation: layout.orientation, symmetric: layout.symmetric ? 'yes' : 'no', open: layout.openSide ?? 'none' }) },
    { topic: 'detail', text: say('detail', detail) },
    { topic: 'unseen', text: say('unseen') },
  ]
  const said = (...topics: WorkText['facts'][number]['topic'][]) => told.filter(({ topic }) => topics.includes(topic)).map(({ text }) => text)
  const setting = facts.setting && say('setting', { setting: plain(facts.setting) })
  return {
    shows: pictured(facts),
    summary: sentences([...said('people', 'things'), setting, ...said('subject', 'light', 'colours')], locale),
    facts: told,
    colours: colours.map(({ colour, share }) => ({ colour, share })),
    prompts: promptsFor(facts, say),
  }
}

const sentences = (texts: readonly (string | undefined)[], locale: Locale) => texts.filter((text) => text !== undefined).join(isUnspaced(locale) ? '' : ' ')

/** A subject from this share of the picture on, before a ground that is not sharp or with a name, is what the picture is of. */
const SUBJECT = 0.06

function pictured({ people, things, subject, setting, vividness, detail }: PictureFacts): Pictured {
  // Grey things before a plain ground are new ones, photographed to be sold.
  if (vividness === 'grey' && (people.count > 0 || setting !== 'studio')) return 'old'
  if (people.faces > 0) return 'people'
  return things.some(({ place }) => place !== 'behind') || (subject.share > SUBJECT && detail.background !== 'sharp') ? 'thing' : 'view'
}

/** Four prompts for a picture like it: as it is, as a photo, as paintings of two kinds. */
function promptsFor(facts: PictureFacts, say: Say): string[] {
  const { people, setting, light, time, warmth, vividness, layout, detail, colours } = facts
  const view = layout.orientation === 'wide' && detail.background === 'sharp' && detail.texture === 'busy'
  const named = facts.things.slice(0, 2).map((thing) => nameThings(thing, say))
  const person = people.count > 0 && say('prompt.person', { count: people.count })
  const what = person || named.length > 0 || setting ? undefined : say(view ? 'prompt.scenery' : 'prompt.thing')
  const things = [person, ...named, what, setting && say(`prompt.${setting}`), time && say(`prompt.${time}`), ...colours.slice(0, 2).map(({ name }) => say(`colour.${name}`))]
  const tone = [
    light.contrast !== 'normal' && say(`prompt.${light.contrast}`),
    warmth !== 'neutral' && say(`prompt.${warmth}`),
    vividness !== 'natural' && say(`prompt.${vividness}`),
  ]
  const framing = people.faces > 0 && people.shot === 'close' ? say('prompt.close') : (view || setting) && people.count === 0 && named.length === 0 ? say('prompt.wide') : undefined
  const join = (...parts: (string | undefined | false)[]) => parts.filter(Boolean).join(say('listMark'))
  return [
    join(...things, ...tone, framing),
    join(...things, ...tone, framing, say('prompt.style.photo')),
    join(...things, tone[1], say('prompt.dreamy'), say('prompt.style.watercolour')),
    join(...things, tone[0], say('prompt.calm'), say('prompt.style.oil')),
  ]
}
