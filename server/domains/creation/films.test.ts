import { randomUUID } from 'node:crypto'
import { afterEach, expect, it } from 'vitest'
import { finalTaskStates } from '#contract/task-states.ts'
import type { GeneratorInput } from '#contract/generators/generators.ts'
import { EngineError, type EngineRun, type SceneFilm, type SceneWish, type Speaker } from '../../engines/engine.ts'
import { createFakeEngine, paintedSquare } from '../../engines/fake-engine.ts'
import type { Offer } from '../../engines/offer.ts'
import { modelStandIn } from '../../language-model/stand-in.ts'
import { anyone, openTestDomains, refusal, type TestDomains } from '../testing.ts'

let domains: TestDomains
afterEach(() => domains.close())

const script = '清晨，海边的小镇还在睡。一个女孩推开窗，看见远处的灯塔亮着。'
const input = { script, scenes: [{ caption: '', picture: 'a lake', seconds: 3, camera: 'push' }, { caption: '', picture: 'a hill', seconds: 3, camera: 'pull' }], size: '16:9' }

it("a film's pictures are painted by the model that was chosen, and nothing is sent outside without its choice", async () => {
  const afar = createFakeEngine({ id: 'afar', generators: ['text-to-image'], offers: { lane: 'afar', stays: false, accepts: { prompt: true, size: { options: ['1:1', '16:9'] } } } })
  const studio = createFakeEngine({ id: 'films', generators: ['text-to-video'], offers: { takesPainters: true } })
  const asked: unknown[] = []
  afar.behave(async (request, run) => {
    asked.push([run.taskId, request.input])
    return [await paintedSquare()]
  })
  studio.behave(async ({ offer }, run) => {
    if (!run.paint) return [await paintedSquare()]
    expect(offer.painter).toBe('afar/square/text-to-image')
    const wish = { prompt: 'a lake', negative: '', style: 'oil', size: '16:9', clarity: 'high', count: 1, seed: 7 } as const
    const pictures = [await run.paint(wish, run), await run.paint({ ...wish, prompt: 'a hill' }, run)]
    return [{ bytes: pictures[0]! }]
  })
  domains = await openTestDomains({}, [afar, studio])
  await domains.work()
  const call = await domains.person()
  const { categories } = await domains.handlers.generatorList({}, call)
  const offers = categories.flatMap(({ generators }) => generators).find(({ id }) => id === 'text-to-video')?.offers?.filter(({ engine }) => engine !== 'The fake')
  expect(offers?.map(({ id, stays, fields }) => [id, stays, fields?.style, fields?.size])).toEqual([
    ['afar/square/text-to-video', false, undefined, { options: ['1:1', '16:9'] }],
    ['films/square/text-to-video', true, undefined, undefined],
  ])
  const create = async (offer: string) => {
    const { task } = await domains.handlers.taskCreate({ requestId: randomUUID(), generator: 'text-to-video', input, offer }, call)
    return domains.taskWhen(call, task.id, ({ state }) => finalTaskStates.includes(state))
  }
  const outside = await create('afar/square/text-to-video')
  expect(outside.state).toBe('succeeded')
  // What it has no field for is left to it, and each picture is a request of its own.
  expect(asked).toMatchObject([[expect.any(String), { prompt: 'a lake', style: 'auto', clarity: 'standard', size: '16:9' }], [expect.any(String), { prompt: 'a hill' }]])
  expect(new Set(asked.map((one) => (one as unknown[])[0])).size).toBe(2)
  const here = await create('films/square/text-to-video')
  expect([here.state, asked.length]).toEqual(['succeeded', 2])
})

it('a storyboard is proposed to anybody; a language model describes its pictures to those who have logged in', async () => {
  const model = await modelStandIn()
  domains = await openTestDomains({ searchModel: { url: `${model.address}/v1`, model: 'm' } })
  const person = await domains.person()
  const plain = await domains.handlers.storyboardPropose({ script }, anyone())
  expect(plain.scenes.map(({ caption }) => caption).join('')).toBe(script)
  expect(model.asked).toEqual([])
  model.say(['```json\n["黎明的海边小镇", ', '"窗边的女孩和灯塔"]\n```'])
  const described = await domains.handlers.storyboardPropose({ script }, person)
  expect(described.scenes.map(({ picture }) => picture)).toEqual(['黎明的海边小镇', '窗边的女孩和灯塔'])
  // Whatever else it says is no description.
  model.say(['Sorry, I cannot do that.'])
  expect(await domains.handlers.storyboardPropose({ script }, person)).toEqual(plain)
})

it('a prompt is enriched by a language model where there is one, and by nothing else it says', async () => {
  const model = await modelStandIn()
  domains = await openTestDomains({ searchModel: { url: `${model.address}/v1`, model: 'm' } })
  const person = await domains.person()
  model.say(['["湖边的小屋，晨雾，柔光", "湖边的小屋，', '雪后黄昏", "湖边的小屋"]'])
  expect(await domains.handlers.promptEnrich({ prompt: '湖边的小屋' }, person)).toEqual({ prompts: ['湖边的小屋，晨雾，柔光', '湖边的小屋，雪后黄昏'] })
  expect(model.asked[0]!.messages.at(-1)).toMatchObject({ role: 'user', content: '湖边的小屋' })
  model.say(['["one"]'])
  expect(await domains.handlers.promptEnrich({ prompt: '湖边的小屋' }, person)).toEqual({ prompts: [] })
})

it.each([
  ['photos', { photos: ['00000000-0000-4000-8000-000000000001'] }, 'too-few-photos', 'custom-video'],
  ['scenes', { script, scenes: Array.from({ length: 7 }, () => ({ caption: '', picture: 'sea', seconds: 10, camera: 'push' })) }, 'film-too-long', 'text-to-video'],
] as const)('wrong %s are refused before a point is held', async (field, wrong, reason, generator) => {
  domains = await openTestDomains({}, [createFakeEngine({ id: 'films', generators: ['text-to-video', 'custom-video'] })])
  const call = await domains.person()
  const refused = await refusal(domains.handlers.taskCreate({ requestId: '00000000-0000-4000-8000-00000000000a', generator, input: wrong }, call))
  expect(refused).toMatchObject({ reason })
  expect(JSON.stringify(refused)).toContain(field)
})

it('scenes are filmed and captions spoken by those that can; a voice that does not answer ends it before anything is paid', async () => {
  const afar = createFakeEngine({ id: 'afar', generators: ['text-to-video'], offers: { lane: 'afar', stays: false, filmsScenes: true, accepts: { script: true, scenes: true, size: { options: ['16:9'] } } } })
  const filmed: unknown[] = []
  let answers = true
  Object.assign(afar, {
    filmScene: async (scene: SceneWish, offer: Offer, run: { taskId: string; checkpoint: EngineRun['checkpoint'] }, file: string): Promise<SceneFilm> => {
      filmed.push([offer.id, scene.words, scene.seconds, run.checkpoint.value])
      await run.checkpoint.write(`job of ${scene.words}`)
      return { file, seconds: 4 }
    },
    speaker: {
      stays: false,
      voices: () => ['clear'],
      speak: async () => {
        if (!answers) throw new EngineError('engine-not-set-up', { kind: 'unsupported' })
        return { samples: new Float32Array(24_000), sampleRate: 24_000 }
      },
    } satisfies Speaker,
  })
  const studio = createFakeEngine({ id: 'films', generators: ['text-to-video'], offers: { takesCameras: true, takesVoices: true } })
  const noted: unknown[] = []
  studio.behave(async ({ input }, run) => {
    const { scenes, size, resolution } = input as GeneratorInput<'text-to-video'>
    const speech = await run.speak?.('hello', 'en')
    const wishes = scenes.map(({ picture, camera, seconds }) => ({ words: picture, style: 'auto' as const, camera, seconds, ratio: size, resolution, seed: 1 }))
    const films = await run.filmScenes?.(wishes, { folder: '/nowhere', onProgress: () => {} })
    noted.push([speech?.sampleRate, films?.map(({ file }) => file), run.checkpoint.value])
    return [await paintedSquare()]
  })
  domains = await openTestDomains({}, [afar, studio])
  await domains.work()
  const call = await domains.person()
  const { categories } = await domains.handlers.generatorList({}, call)
  const offers = categories.flatMap(({ generators }) => generators).find(({ id }) => id === 'text-to-video')!.offers!
  expect(offers.filter(({ engine }) => engine !== 'The fake').map(({ id, stays, fields }) => [id, stays, fields?.size, fields?.narration])).toEqual([
    ['afar/square/text-to-video', false, { options: ['16:9'] }, { options: ['', 'afar/clear'] }],
    ['films/square/text-to-video', true, true, { options: ['', 'afar/clear'] }],
  ])
  const create = async (narration: string) => {
    const { task } = await domains.handlers.taskCreate({ requestId: randomUUID(), generator: 'text-to-video', input: { ...input, narration }, offer: 'afar/square/text-to-video' }, call)
    return domains.taskWhen(call, task.id, ({ state }) => finalTaskStates.includes(state))
  }
  expect((await create('afar/clear')).state).toBe('succeeded')
  expect(filmed).toEqual([['afar/square/text-to-video', 'a lake', 3, undefined], ['afar/square/text-to-video', 'a hill', 3, undefined]])
  expect(noted).toEqual([[24_000, ['/nowhere/scene-0', '/nowhere/scene-1'], JSON.stringify({ 0: 'job of a lake', 1: 'job of a hill' })]])
  await expect(refusal(create('afar/unknown'))).resolves.toMatchObject({ reason: 'offer-cannot' })
  const before = (await domains.handlers.userInfo({}, call)).coin
  answers = false
  const failed = await create('afar/clear')
  expect([failed.state, failed.failure?.message, filmed.length]).toEqual(['failed', expect.stringContaining('朗读的声音没有回应'), 2])
  expect((await domains.handlers.userInfo({}, call)).coin).toBe(before)
})
