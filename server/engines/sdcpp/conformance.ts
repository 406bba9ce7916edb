import assert from 'node:assert/strict'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import * as v from 'valibot'
import { generators } from '#contract/generators/generators.ts'
import { systemClock } from '../../platform/clock.ts'
import type { EngineRequest, PictureAsset } from '../engine.ts'
import type { Remote } from '../shared/remote.ts'
import { receivedPicture } from '../shared/received-picture.ts'
import { collectRun } from '../testing/collect-run.ts'
import { askCapabilities } from './capabilities.ts'
import { sdcppEntry } from './entry.ts'
import { askJob, cancelJob, pictureOf, submitJob } from './job.ts'
import { createSdcppEngine } from './sdcpp-engine.ts'
import { serverAt } from './server.ts'

/** Something that every server of the protocol has to do; rejects where one does not. */
interface Check {
  name: string
  check(remote: Remote): Promise<void>
}

const LIMIT_MS = 10 * 60_000
const LOOK_MS = 50
/** More the protocol does not take. */
const MOST_STEPS = 100
const UNKNOWN_JOB = 'job_00000000_99999999'

/** Small and quick: what is checked is the protocol, not the model. */
const order = (seed: number, more: Record<string, unknown> = {}) => ({
  prompt: 'a red fox',
  width: 64,
  height: 64,
  seed,
  batch_count: 1,
  sample_params: { sample_steps: 2, guidance: { txt_cfg: 1 } },
  output_format: 'png',
  embed_image_metadata: false,
  ...more,
})

const { signal: always } = new AbortController()
const patience = { signal: always, maxBytes: 64 * 1024 * 1024 }
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#5577aa' } })

async function finished(remote: Remote, id: string): Promise<Uint8Array> {
  const late = AbortSignal.timeout(LIMIT_MS)
  for (;;) {
    const job = await askJob(remote, id, { ...patience, signal: late })
    assert(job, 'a job that was accepted is known until it ends')
    if (job.status === 'completed') return pictureOf(job)
    assert(job.status === 'queued' || job.status === 'generating', `the job ended as ${job.status}`)
    await delay(LOOK_MS)
  }
}
const make = async (remote: Remote, body: Record<string, unknown>) => finished(remote, await submitJob(remote, body, always))
const pixels = async (bytes: Uint8Array) => sharp(bytes).removeAlpha().raw().toBuffer()

export const sdcppChecks: readonly Check[] = [
  {
    name: 'says what it can do, pictures among it',
    check: async (remote) => assert((await askCapabilities(remote, always)).supported_modes.includes('img_gen')),
  },
  {
    name: 'makes a picture of the size asked for, without metadata',
    check: async (remote) => {
      const sent = await make(remote, order(1))
      const { width, height } = await receivedPicture(sent)
      assert.deepEqual({ width, height }, { width: 64, height: 64 })
      assert(!Buffer.from(sent).toString('latin1').includes('red fox'), 'the file holds no prompt')
    },
  },
  {
    name: 'makes the same of the same seed, and other pictures of others',
    check: async (remote) => {
      const [one, again, other] = [await pixels(await make(remote, order(7))), await pixels(await make(remote, order(7))), await pixels(await make(remote, order(8)))]
      assert(one.equals(again), 'the same seed gives the same pixels')
      assert(!one.equals(other), 'another seed gives another picture')
    },
  },
  {
    name: 'knows no job that it was not sent',
    check: async (remote) => {
      assert.equal(await askJob(remote, UNKNOWN_JOB, patience), undefined)
      const { status } = await remote.json(`/sdcpp/v1/jobs/${UNKNOWN_JOB}/cancel`, { body: {}, signal: always })
      assert.equal(status, 404)
    },
  },
  {
    name: 'cancels what waits, and goes on with what it is making',
    check: async (remote) => {
      for (const steps of [12, 48, MOST_STEPS]) {
        const long = await submitJob(remote, order(1, { width: 128, height: 128, sample_params: { sample_steps: steps, guidance: { txt_cfg: 1 } } }), always)
        const waiting = await submitJob(remote, order(2), always)
        const told = await cancelJob(remote, waiting, always)
        const isOver = (await askJob(remote, long, patience))?.status === 'completed'
        await finished(remote, long)
        const status = (await askJob(remote, waiting, patience))?.status
        // One that was quicker than these calls left nothing waiting: it gets more to do.
        if (status !== 'cancelled' && isOver && steps < MOST_STEPS) continue
        assert.deepEqual({ told, status }, { told: 'cancelled', status: 'cancelled' })
        return
      }
    },
  },
  {
    name: 'refuses what it cannot read',
    check: async (remote) => {
      const grey = await picture(64, 64).toColourspace('b-w').png().toBuffer()
      for (const body of [order(1, { strength: 2 }), order(1, { init_image: grey.toString('base64') }), order(1, { output_format: 'bmp' })]) {
        assert.equal((await remote.json('/sdcpp/v1/img_gen', { body, signal: always })).status, 400)
      }
      assert.equal((await remote.json('/sdcpp/v1/img_gen', { body: [], signal: always })).status, 500)
      assert.equal((await remote.json('/sdcpp/v1/img_gen', { method: 'POST', signal: always })).status, 400)
    },
  },
  {
    name: 'edits what is white in the mask',
    check: async (remote) => {
      const init = await picture(128, 64).png().toBuffer()
      const mask = await sharp({ create: { width: 128, height: 64, channels: 3, background: '#000' } })
        .composite([{ input: await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } }).png().toBuffer(), left: 0, top: 0 }])
        .png()
        .toBuffer()
      const made = await make(remote, order(3, { width: 128, init_image: init.toString('base64'), mask_image: mask.toString('base64'), strength: 1 }))
      const change = async (left: number) => {
        const place = { left, top: 8, width: 48, height: 48 }
        const [before, after] = [await sharp(init).extract(place).raw().toBuffer(), await sharp(made).removeAlpha().extract(place).raw().toBuffer()]
        return after.reduce((sum, value, at) => sum + Math.abs(value - before[at]!), 0)
      }
      assert((await change(8)) > 2 * (await change(72)), 'what is white changes more than what is black')
    },
  },
  {
    name: 'redraws a part of a photo for us, and every other pixel stays',
    check: async (remote) => {
      const photo = await sharp({ create: { width: 200, height: 120, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 120, sigma: 40 } } }).png().toBuffer()
      const id = '5b0f7f2e-6d0e-4c8e-9d7a-3f2b8d1c4a10'
      const entry = v.parse(sdcppEntry, { url: 'http://checked.invalid', side: 128, steps: 2, cfg: 1 })
      const engine = createSdcppEngine({ id: 'checked', entry, server: serverAt(remote), stays: true, clock: systemClock })
      const offer = (await engine.discover(always)).find(({ generator }) => generator === 'local-redraw')
      assert(offer, 'local-redraw is offered')
      const mask = { strokes: [{ mode: 'keep', radius: 0.05, points: [[0.25, 0.5]] }] }
      const input = v.parse(generators['local-redraw'].input, { photo: id, mask, prompt: 'a red fox', seed: 3 })
      const run = collectRun({ uploads: { [id]: photo } })
      await engine.run({ generator: 'local-redraw', input, offer } satisfies EngineRequest, run)
      const [asset] = run.assets as PictureAsset[]
      const right = { left: 100, top: 0, width: 100, height: 120 }
      const [before, after] = [photo, asset!.bytes].map((bytes) => sharp(bytes).removeAlpha().extract(right).raw().toBuffer())
      assert((await before)!.equals((await after)!), 'the other half of the photo is the same, byte for byte')
    },
  },
]
