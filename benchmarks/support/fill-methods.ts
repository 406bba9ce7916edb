import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { idle } from '#studio/photo/fixtures.ts'
import { fillRegion } from '#studio/photo/fill/fill-region.ts'
import { decodeImage, encodeImage } from '#studio/pixels/codec.ts'
import type { RasterImage } from '#studio/pixels/linear-image.ts'
import { loadOpenCv, withOwned } from '#studio/vision/opencv.ts'

/** Fills the hole (1 where the picture is unknown). */
export type FillMethod = (photo: RasterImage, hole: Uint8Array) => Promise<RasterImage>

const run = promisify(execFile)
const { cv } = await loadOpenCv()

/** Radius of OpenCV's own examples. */
const INPAINT_RADIUS = 3

const openCv = (flag: number): FillMethod => async ({ width, height, data }, hole) =>
  withOwned(cv, (own) => {
    const image = own(cv.matFromArray(height, width, cv.CV_8UC3, data))
    const mask = own(cv.matFromArray(height, width, cv.CV_8UC1, hole.map((value) => value * 255)))
    const filled = own(new cv.Mat())
    cv.inpaint(image, mask, filled, INPAINT_RADIUS, flag)
    return { width, height, channels: 3, data: new Uint8Array(filled.data) }
  })

const gmic = (...command: string[]): FillMethod => async (photo, hole) => {
  const folder = await mkdtemp(join(tmpdir(), 'erasure-'))
  try {
    const { width, height } = photo
    const grey = Uint8Array.from({ length: hole.length * 3 }, (_, i) => hole[Math.floor(i / 3)]! * 255)
    const [image, mask, filled] = ['photo.png', 'mask.png', 'filled.png'].map((name) => join(folder, name))
    await writeFile(image!, await encodeImage(photo, 'png'))
    await writeFile(mask!, await encodeImage({ width, height, channels: 3, data: grey }, 'png'))
    await run('gmic', ['-v', '0', image!, mask!, ...command, '-output[0]', filled!])
    return await decodeImage(await readFile(filled!), { maxSide: Math.max(width, height) })
  } finally {
    await rm(folder, { recursive: true })
  }
}

const hasGmic = await run('gmic', ['-v', '0', '1']).then(() => true, () => false)

/** Ours first, then what it is measured against: what is installed of it. */
export const fillMethods: Readonly<Record<string, FillMethod>> = {
  ours: async (photo, hole) => fillRegion(photo, hole, {}, idle),
  telea: openCv(cv.INPAINT_TELEA),
  'navier-stokes': openCv(cv.INPAINT_NS),
  ...(hasGmic && {
    'gmic matchpatch': gmic('inpaint_matchpatch[0]', '[1]'),
    'gmic pde': gmic('inpaint_pde[0]', '[1]'),
    'gmic inpaint': gmic('inpaint[0]', '[1],7,22,0.1,1,20,0,2,8'),
  }),
}
