import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { EngineError, type Checked, type Engine } from '../../engines/engine.ts'
import { createFakeEngine, paintedSquare } from '../../engines/fake-engine.ts'
import { createStudioWords } from '../../engines/studio/studio-words.ts'
import { openTestDomains, refusal, type TestDomains } from '../testing.ts'

let domains: TestDomains
let call: Awaited<ReturnType<TestDomains['person']>>
let look: NonNullable<Engine['check']>
afterEach(() => domains.close())

async function* chunks(bytes: Uint8Array) {
  yield bytes
}
const uploaded = async () => (await domains.upload(chunks((await paintedSquare()).bytes), call)).id
const ask = async (input: Record<string, unknown> = {}, caller = call) =>
  domains.handlers.taskCheck({ generator: 'face-swap', input: { photo: await uploaded(), face: await uploaded(), ...input } }, caller)

beforeEach(async () => {
  const afar = createFakeEngine({ id: 'painter', generators: ['face-swap', 'repair', 'dress-up', 'extend'] })
  domains = await openTestDomains({}, [Object.assign(afar, { words: createStudioWords(), check: (...asked: Parameters<typeof look>) => look(...asked) })])
  call = await domains.person({ locale: 'en' })
})

describe('photos that are looked at before something is made of them', () => {
  it('are told of in the person\'s language, and nothing is paid', async () => {
    look = async () => ({ remarks: [{ code: 'turned-apart', face: 'left', photo: 'front' }] })
    expect(await ask()).toEqual({
      remarks: ['The face in “New face” looks to the left of the picture, the one in “Original photo” straight at the camera. Photos that face the same way give a more natural result.'],
    })
    expect(await domains.handlers.userInfo({}, call)).toMatchObject({ coin: appConfig.creation.giftPoints })
  })

  it('are refused with the photo that it is about', async () => {
    look = async () => ({ refused: new EngineError('no-face', { photo: 'face' }), remarks: [] })
    const { refusal: told } = await ask()
    expect(told).toMatchObject({ field: 'face' })
    expect(told!.message).toMatch(/^Second photo \(“New face”\): .*face.*$/)
    expect(told!.message).not.toContain('points')
  })

  it('are only those of the person', async () => {
    look = async ({ input }, { readUpload }): Promise<Checked> => {
      await readUpload(input.photo)
      return { remarks: [] }
    }
    expect(await ask()).toEqual({ remarks: [] })
    expect(await refusal(ask({}, await domains.person()))).toMatchObject({ reason: 'upload-not-found' })
    expect(await refusal(ask({ photo: randomUUID() }))).toMatchObject({ reason: 'upload-not-found' })
  })

  it('are looked at for one person once at a time: a newer look ends the one before', async () => {
    const begun = Promise.withResolvers<void>()
    look = (_, { signal }) => {
      begun.resolve()
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))))
    }
    const first = refusal(ask())
    await begun.promise
    look = async () => ({ remarks: [{ code: 'gazes-apart' }] })
    expect((await ask()).remarks).toHaveLength(1)
    expect(await first).toMatchObject({ reason: 'too-many-requests' })
  })

  it('need no more of the form than is looked at', async () => {
    look = async (request) => ({ refused: new EngineError('no-face'), remarks: [], ...(request.generator === 'dress-up' && { field: Object.keys(request.input).join() }) })
    const { refusal: told } = await domains.handlers.taskCheck({ generator: 'dress-up', input: { photo: await uploaded() } }, call)
    expect(told).toMatchObject({ field: 'photo', message: expect.stringMatching(/face/) as string })
    expect(await refusal(domains.handlers.taskCheck({ generator: 'dress-up', input: {} }, call))).toMatchObject({ reason: 'missing' })
  })

  it('come with what can be made instead', async () => {
    const instead = { margins: { top: 0, right: 0.4, bottom: 0, left: 0 } }
    look = async () => ({ refused: new EngineError('person-halved'), field: 'margins', instead, remarks: [] })
    const { refusal: told } = await domains.handlers.taskCheck({ generator: 'extend', input: { photo: await uploaded(), margins: { left: 0.2, right: 0.2 } } }, call)
    expect(told).toMatchObject({ field: 'margins', instead })
    expect(told!.message).not.toContain('points')
  })

  it('that could not be looked at are left to the creation', async () => {
    look = () => Promise.reject(new Error('The vision thread is gone'))
    expect(await ask()).toEqual({ remarks: [] })
  })

  it('have nothing against them where the generator has nothing to check', async () => {
    look = () => Promise.reject(new EngineError('no-face'))
    expect(await domains.handlers.taskCheck({ generator: 'repair', input: { photo: await uploaded() } }, call)).toEqual({ remarks: [] })
  })
})

it('a refusal of the creation says which photo, and gives the point back', async () => {
  look = async () => ({ remarks: [] })
  const painter = domains.engines.find('painter/square/face-swap')!.engine as ReturnType<typeof createFakeEngine>
  painter.behave(() => Promise.reject(new EngineError('face-too-small', { photo: 'photo' })))
  const { task } = await domains.handlers.taskCreate(
    { requestId: randomUUID(), generator: 'face-swap', input: { photo: await uploaded(), face: await uploaded() } },
    call,
  )
  await domains.work()
  const failed = await domains.taskWhen(call, task.id, ({ state }) => state === 'failed')
  expect(failed.failure).toMatchObject({ refunded: 1 })
  expect(failed.failure!.message).toMatch(/^First photo \(“Original photo”\): .*points/)
})
