import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../../platform/database/orm.ts'
import type { UserCall } from '../../call.ts'
import { openTestDomains, refusal, type TestDomains } from '../testing.ts'
import { uploads } from './uploads.table.ts'

const fixtures = new URL('../../../tests/fixtures/photos/', import.meta.url)
let domains: TestDomains
let call: UserCall
beforeAll(async () => {
  domains = await openTestDomains()
  call = await domains.person()
})
afterAll(() => domains.close())

const plain = (width: number, height: number, background = '#3a7'): Sharp => sharp({ create: { width, height, channels: 3, background } })

async function* inPieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}
const upload = (bytes: Uint8Array) => domains.upload(inPieces(bytes), call)
const refuse = (bytes: Uint8Array) => refusal(upload(bytes))

async function kept(id: string) {
  const [row] = await domains.platform.db.select().from(uploads).where(eq(uploads.id, id))
  const bytes = await domains.platform.files.get(row!.key)
  return { row: row!, bytes, about: await sharp(bytes).metadata() }
}

/** Two colours side by side, red to the left, so that turning shows. */
async function redAndBlue(): Promise<Buffer> {
  const red = await plain(100, 160, '#f00').png().toBuffer()
  return plain(200, 160, '#00f').composite([{ input: red, left: 0, top: 0 }]).png().toBuffer()
}

describe('a picture that is sent', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('is taken as %s and kept as a JPEG', async (format) => {
    const sent = await upload(await plain(120, 90).toFormat(format).toBuffer())
    expect(sent).toMatchObject({ width: 120, height: 90, url: expect.stringContaining('uploads/') })
    expect((await kept(sent.id)).about).toMatchObject({ format: 'jpeg', width: 120, height: 90 })
  })

  it('is taken as HEIC', async () => {
    const sent = await upload(await readFile(new URL('cat.heic', fixtures)))
    expect(sent).toMatchObject({ width: 240, height: 160 })
    const { channels } = await sharp((await kept(sent.id)).bytes).stats()
    expect(Math.min(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10)
  })

  it('is turned upright and loses what it says of its place and camera', async () => {
    const turned = await sharp(await redAndBlue())
      .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(turned.toString('latin1')).toContain('SecretCamera')
    const sent = await upload(turned)
    expect(sent).toMatchObject({ width: 160, height: 200 })
    const { bytes, about } = await kept(sent.id)
    expect([about.exif, about.xmp, about.orientation]).toEqual([undefined, undefined, undefined])
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('SecretCamera')
    const [red, green, blue] = await sharp(bytes).extract({ left: 80, top: 20, width: 1, height: 1 }).raw().toBuffer()
    expect([red! > 200, green! < 50, blue! < 50]).toEqual([true, true, true])
  })

  it('keeps its transparency, and none where it is opaque', async () => {
    const glass = await sharp({ create: { width: 80, height: 80, channels: 4, background: { r: 0, g: 90, b: 0, alpha: 0.3 } } }).png().toBuffer()
    expect((await kept((await upload(glass)).id)).about).toMatchObject({ format: 'png', hasAlpha: true })
    const opaque = await plain(80, 80).ensureAlpha().png().toBuffer()
    expect((await kept((await upload(opaque)).id)).about.format).toBe('jpeg')
  })

  it('becomes colour from grey and CMYK', async () => {
    for (const space of ['b-w', 'cmyk'] as const) {
      const sent = await upload(await plain(90, 90, '#999').toColourspace(space).jpeg().toBuffer())
      const { channels } = await sharp((await kept(sent.id)).bytes).stats()
      expect(channels[0]!.mean).toBeGreaterThan(130)
      expect(channels[0]!.mean).toBeLessThan(175)
    }
  })

  it('is made smaller than 4096 pixels', async () => {
    expect(await upload(await plain(6000, 3000).png().toBuffer())).toMatchObject({ width: 4096, height: 2048 })
  })
})

describe('a file that cannot be used is refused with its reason:', () => {
  it('empty', async () => expect(await refuse(new Uint8Array())).toMatchObject({ code: 20009, reason: 'file-empty' }))

  it('something else, whatever its name says', async () => {
    for (const text of ['%PDF-1.7 hello', '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>', 'MZ\x90', 'II*\x00']) {
      expect(await refuse(Buffer.from(text.padEnd(400)))).toMatchObject({ code: 20009, reason: 'file-wrong-kind' })
    }
  })

  it('broken', async () => {
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 99, sigma: 40 } } })
      .jpeg()
      .toBuffer()
    expect(await refuse(whole.subarray(0, whole.length / 2))).toMatchObject({ code: 20009, reason: 'file-broken' })
    expect(await refuse(Buffer.concat([whole.subarray(0, 40), Buffer.alloc(500, 7)]))).toMatchObject({ reason: 'file-broken' })
    const heic = await readFile(new URL('cat.heic', fixtures))
    expect(await refuse(heic.subarray(0, 600))).toMatchObject({ code: 20009, reason: 'file-broken' })
  })

  it('too large', async () => {
    const huge = Buffer.concat([await plain(70, 70).png().toBuffer(), Buffer.alloc(20 * 1024 * 1024)])
    expect(await refuse(huge)).toMatchObject({ code: 20009, reason: 'file-too-large', values: { megabytes: 20 } })
  })

  it('too many pixels, before they are unpacked', async () => {
    const bomb = await plain(12_000, 6000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await refuse(bomb)).toMatchObject({ reason: 'file-too-many-pixels', values: { width: 12_000, height: 6000, megapixels: 50 } })
  })

  it('too small', async () => {
    expect(await refuse(await plain(600, 40).png().toBuffer())).toMatchObject({ reason: 'file-too-small', values: { side: 64 } })
  })

  it('too long and narrow; a panorama of a full turn is not', async () => {
    expect(await refuse(await plain(64, 4000).png().toBuffer())).toMatchObject({
      code: 20009,
      reason: 'file-too-long',
      values: { width: 64, height: 4000, ratio: 20 },
    })
    expect(await upload(await plain(2000, 100).png().toBuffer())).toMatchObject({ width: 2000, height: 100 })
  })

  it('moving', async () => {
    const frames = await Promise.all(['#f00', '#0f0', '#00f'].map((colour) => plain(80, 80, colour).png().toBuffer()))
    for (const format of ['gif', 'webp'] as const) {
      const moving = await sharp(frames, { join: { animated: true } }).toFormat(format).toBuffer()
      expect(await refuse(moving)).toMatchObject({ reason: 'file-animated' })
    }
  })

  it('and a stream that breaks off keeps nothing', async () => {
    const before = await domains.platform.db.$count(uploads)
    async function* broken() {
      yield await plain(80, 80).png().toBuffer()
      throw new Error('connection lost')
    }
    await expect(domains.upload(broken(), call)).rejects.toThrow('connection lost')
    expect(await domains.platform.db.$count(uploads)).toBe(before)
  })
})

describe('a photo that nothing refers to any more', () => {
  const DAY = 86_400_000
  const purge = () => domains.jobHandlers['purge-bin']({}, { id: 'job', signal: new AbortController().signal, attempt: 1 })
  const exists = async (id: string) => (await domains.platform.db.$count(uploads, eq(uploads.id, id))) > 0

  it('is removed after 30 days, file and all; one that a work was made from stays as long as the work', async () => {
    const { clock, files } = domains.platform
    const photo = await plain(120, 90).png().toBuffer()
    const [unused, ofWork] = [await upload(photo), await upload(photo)]
    const { key } = (await kept(unused.id)).row
    const input = { photo: ofWork.id, backdrop: { kind: 'prompt', prompt: '雪山' } }

    await domains.work()
    const { task } = await domains.handlers.taskCreate({ requestId: crypto.randomUUID(), generator: 'background-change', input }, call)
    await domains.taskWhen(call, task.id, ({ state }) => state === 'succeeded')
    clock.advance(30 * DAY + 1000)
    await purge()
    expect([await exists(unused.id), await exists(ofWork.id)]).toEqual([false, true])
    expect(await files.exists(key)).toBe(false)

    await domains.handlers.workDelete({ ids: (await domains.handlers.workList({ bin: false }, call)).works.map(({ id }) => id) }, call)
    clock.advance(30 * DAY + 1000)
    await purge()
    expect(await exists(ofWork.id)).toBe(false)
  })

  it('stays while its file cannot be removed, and keeps no other', async () => {
    const { clock, files } = domains.platform
    const photo = await plain(120, 90).png().toBuffer()
    // Somebody who has sent nothing yet: one person may send so many a minute.
    const sender = await domains.person()
    const [stuck, other] = [await domains.upload(inPieces(photo), sender), await domains.upload(inPieces(photo), sender)]
    const { key } = (await kept(stuck.id)).row
    const remove = files.delete
    files.delete = async (wanted) => (wanted === key ? Promise.reject(new Error('The disk is broken')) : remove(wanted))
    clock.advance(30 * DAY + 1000)
    await expect(purge()).rejects.toThrow('Not everything was cleaned up')
    expect([await exists(stuck.id), await exists(other.id)]).toEqual([true, false])
    files.delete = remove
    await purge()
    expect(await exists(stuck.id)).toBe(false)
  })
})
