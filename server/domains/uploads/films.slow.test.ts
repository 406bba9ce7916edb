import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findEncoder } from '#studio/film/encode/find-encoder.ts'
import { eq } from '../../platform/database/orm.ts'
import type { UserCall } from '../../call.ts'
import { silentLog } from '../../platform/log.ts'
import { createKnownKeys } from '../sweep/known-keys.ts'
import { openTestDomains, refusal, type TestDomains } from '../testing.ts'
import { createFilmTaker } from './film/film-taker.ts'
import { createRemoveUnused } from './remove-unused.ts'
import { uploadKeys, uploads } from './uploads.table.ts'

const fixture = (name: string) => readFile(new URL(`../../../tests/fixtures/films/${name}`, import.meta.url))
const hasFfmpeg = (await findEncoder(undefined)).kind === 'ffmpeg'
const never = new AbortController().signal

async function* inPieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 4096) yield bytes.subarray(at, at + 4096)
}

const folders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith(`inkling-film-${process.pid}-`))

/** The box of a type, with what it claims to be long written over. */
function withSize(film: Buffer, box: string, size: number): Buffer {
  const bytes = Buffer.from(film)
  bytes.writeUInt32BE(size, bytes.indexOf(box, 0, 'latin1') - 4)
  return bytes
}

describe('a film that is sent', () => {
  let domains: TestDomains
  let call: UserCall
  beforeAll(async () => {
    domains = await openTestDomains()
  })
  afterAll(() => domains.close())

  const upload = async (bytes: Uint8Array) => {
    call = await domains.person()
    return domains.uploadFilm(inPieces(bytes), call.identity.userId, never)
  }
  const kept = async (id: string) => (await domains.platform.db.select().from(uploads).where(eq(uploads.id, id)))[0]!

  it('is kept as it is, without its place and its camera, and counts as no photo', async () => {
    const sent = await upload(await fixture('place.mp4'))
    expect(sent).toMatchObject({ width: 192, height: 108, url: expect.stringContaining('.mp4'), film: { sound: true } })
    expect(sent.film!.seconds).toBeCloseTo(1, 1)
    const { key } = await kept(sent.id)
    const text = Buffer.from(await domains.platform.files.get(key)).toString('latin1')
    expect([text.includes('48.8577'), text.includes('SecretPhone'), text.includes('avc1')]).toEqual([false, false, true])
    expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'))
    expect((await domains.handlers.uploadList({}, call)).uploads).toEqual([])
    expect(await refusal(domains.handlers.userUpdateInfo({ avatar: sent.id }, call))).toMatchObject({ reason: 'upload-not-found' })
  })

  it('stays a WebM where it is one', async () => {
    expect(await upload(await fixture('screen.webm'))).toMatchObject({ width: 192, url: expect.stringContaining('.webm'), film: { sound: true } })
  })

  it.runIf(hasFfmpeg)('of a phone is turned into what browsers play, with frames of it, and goes with all its files', async () => {
    const sent = await upload(await fixture('phone.mov'))
    const { key, film } = await kept(sent.id)
    expect(Buffer.from(await domains.platform.files.get(key)).toString('latin1')).toContain('avc1')
    expect(film!.stills).toHaveLength(4)
    expect(await sharp(await domains.platform.files.get(film!.stills[0]!)).metadata()).toMatchObject({ format: 'jpeg', width: 192, height: 108 })
    expect(sent.film!.poster).toContain('.jpg')

    const { platform } = domains
    const keys = uploadKeys({ key, film })
    expect(await createKnownKeys(platform.db).uploads(keys)).toEqual(keys)
    await createRemoveUnused({ ...platform, clock: { ...platform.clock, now: () => new Date(Date.now() + 90 * 86_400_000) } })(never)
    expect(await Promise.all(keys.map((one) => platform.files.exists(one)))).toEqual(keys.map(() => false))
  })

  it('that browsers do not play is refused where nothing turns it, and one that plays is kept without frames', async () => {
    const bare = createFilmTaker(silentLog, { ffmpeg: '/no/ffmpeg' })
    const take = async (name: string) => bare.take(inPieces(await fixture(name)), never, async ({ stills, width }) => ({ stills, width }))
    expect(await refusal(take('phone.mov'))).toMatchObject({ code: 20009, reason: 'film-unplayable' })
    expect(await take('place.mp4')).toEqual({ stills: [], width: 192 })
  })

  it('that is none, is broken, lies about itself or breaks off is refused, and leaves nothing', async () => {
    const film = await fixture('place.mp4')
    const picture = await readFile(new URL('../../../tests/fixtures/photos/cat.heic', import.meta.url))
    const samples = Buffer.from(film)
    // As many frames as fit into a number, each of the same size: a list of them would fill any memory.
    samples.writeUInt32BE(4_000_000_000, samples.indexOf('stsz', 0, 'latin1') + 12)
    samples.writeUInt32BE(1, samples.indexOf('stsz', 0, 'latin1') + 8)
    const refusals = await Promise.all(
      [picture, Buffer.from('PK\u0003\u0004 a zip bomb'), film.subarray(0, 2000), withSize(film, 'moov', 0xffff_fff0), withSize(film, 'trak', 8), samples].map((bytes) =>
        refusal(upload(bytes)),
      ),
    )
    for (const refused of refusals) expect(refused).toMatchObject({ code: 20009, reason: expect.stringMatching(/^film-(wrong-kind|broken|failed)$/) })
    async function* cut() {
      yield film.subarray(0, 3000)
      throw new Error('connection lost')
    }
    await expect(domains.uploadFilm(cut(), call.identity.userId, never)).rejects.toThrow('connection lost')
    const stopped = new AbortController()
    const stopping = domains.uploadFilm(inPieces(film), call.identity.userId, stopped.signal)
    stopped.abort()
    await expect(stopping).rejects.toThrow()
    expect(await domains.platform.db.$count(uploads, eq(uploads.userId, call.identity.userId))).toBe(0)
    expect(await folders()).toEqual([])
  })
})
