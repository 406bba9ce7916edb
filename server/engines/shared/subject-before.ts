import sharp from 'sharp'
import type { EngineRun } from '../engine.ts'

/** What is less opaque than this, 0..255, lets something of the new ground show. */
const OPAQUE = 250

/** The photo's subject, cut out at the photo's size, and a mask picture that is white wherever something else shows. */
export async function aroundSubject(photo: Uint8Array, run: Pick<EngineRun, 'cutOut' | 'signal'>): Promise<{ subject: Uint8Array; mask: Uint8Array }> {
  const { width, height } = await sharp(photo).metadata()
  const cut = await run.cutOut(photo, run.signal)
  const subject = await sharp(cut).resize(width, height, { fit: 'fill' }).png({ compressionLevel: 2 }).toBuffer()
  const mask = await sharp(subject).extractChannel('alpha').negate().threshold(256 - OPAQUE).png().toBuffer()
  return { subject, mask }
}

/** A subject before what was made around it, as a PNG. Its soft edges show the new ground and nothing of the old one. */
export async function beforeEdit(subject: Uint8Array, edited: Uint8Array): Promise<Uint8Array> {
  return sharp(edited).removeAlpha().composite([{ input: Buffer.from(subject) }]).removeAlpha().png({ compressionLevel: 2 }).toBuffer()
}
