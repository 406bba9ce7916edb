import { expect, it } from 'vitest'
import { createFakeEngine } from './fake-engine.ts'
import type { EngineRequest, Translator } from './engine.ts'
import { isEnglish, runOffer } from './run-offer.ts'
import { createLexiconTranslator } from './studio/lexicon-translator.ts'
import { createStudioWords } from './studio/studio-words.ts'
import { collectRun } from './testing/collect-run.ts'

const { signal } = new AbortController()

/** What a model that knows English alone is told. */
async function toldTo(input: object, translators: readonly Translator[]): Promise<unknown> {
  const engine = createFakeEngine({ offers: { reads: 'english' } })
  let told: unknown
  engine.behave(async (request) => {
    told = request.input
    return []
  })
  const [offer] = await engine.discover(signal)
  // Whatever the generator, words are found by the names of their fields.
  await runOffer({ engine, offer: offer! }, { generator: 'text-to-image', input, offer } as unknown as EngineRequest, collectRun(), translators)
  return told
}

const silent: Translator = { stays: true, inEnglish: async () => undefined }
const loud: Translator = { stays: true, inEnglish: async (words) => `<${words}>` }

it('puts every description into English, and nothing else', async () => {
  const input = { prompt: '猫', negative: '', style: 'ink', title: '春', backdrop: { kind: 'prompt', prompt: '海' }, count: 2 }
  expect(await toldTo(input, [loud])).toEqual({ ...input, prompt: '<猫>', backdrop: { kind: 'prompt', prompt: '<海>' } })
})

it('asks the next where one cannot tell, and leaves the words when none can', async () => {
  expect(await toldTo({ prompt: '猫' }, [silent, loud])).toEqual({ prompt: '<猫>' })
  expect(await toldTo({ prompt: '猫' }, [silent])).toEqual({ prompt: '猫' })
})

it('asks nobody about words that are English', () => {
  for (const words of ['a red cabin by the lake', 'portrait of an old man – at dawn']) expect(isEnglish(words)).toBe(true)
  for (const words of ['湖边小屋', 'une cabane rouge au bord du lac', 'la casa at the lake', 'café with a cat', 'cat']) expect(isEnglish(words)).toBe(false)
})

it('knows keywords where there is a lexicon alone', async () => {
  const { inEnglish } = createLexiconTranslator(createStudioWords())
  expect(await inEnglish('江南水乡的黄昏，一只小船', signal)).toBe('jiangnan water town, sunset, boat')
  expect(await inEnglish('戴红帽子的老人在海边钓鱼', signal)).toBe('hat, person, elderly person, 钓鱼')
  expect(await inEnglish('une cabane rouge', signal)).toBe('une cabane rouge')
  expect(await inEnglish('。', signal)).toBe('。')
})
