import sharp from 'sharp'
import { and, eq } from '../../platform/database/orm.ts'
import type { Platform } from '../../platform/platform.ts'
import { drawMark } from './mark.ts'
import { isPublic } from './seen-works.ts'
import { works } from './works.table.ts'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 36

/** What draws the picture of a public work for chat programs, a JPEG of 1200×630; undefined when there is none to show. */
export type FindShareCard = (workId: string) => Promise<(() => Promise<Uint8Array>) | undefined>

export function createFindShareCard({ db, files }: Platform): FindShareCard {
  async function draw(previewKey: string): Promise<Uint8Array> {
    const picture = sharp(await files.get(previewKey)).flatten({ background: '#1c1f24' })
    // A tenth of the size blurs the same and costs a hundredth.
    const soft = await picture.clone().resize(WIDTH / 10, HEIGHT / 10, { fit: 'cover' }).blur(4).modulate({ brightness: 0.55 }).png().toBuffer()
    const sharpOne = await picture
      .clone()
      .resize(WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, { fit: 'inside' })
      .png({ compressionLevel: 1 })
      .toBuffer()
    const mark = drawMark({ text: 'Inkling', height: 22, opacity: 0.9 })
    return sharp(soft)
      .resize(WIDTH, HEIGHT, { kernel: 'cubic' })
      .composite([
        { input: sharpOne, gravity: 'centre' },
        { input: mark.svg, left: MARGIN, top: HEIGHT - mark.height - 24 },
      ])
      .jpeg({ quality: 84 })
      .toBuffer()
  }

  return async (workId) => {
    const [work] = await db.select({ previewKey: works.previewKey }).from(works).where(and(eq(works.id, workId), isPublic))
    return work && (() => draw(work.previewKey))
  }
}
