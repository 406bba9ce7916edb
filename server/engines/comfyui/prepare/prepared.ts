import sharp from 'sharp'
import type { EngineRun } from '../../engine.ts'
import type { ComfyuiModel } from '../model.ts'
import type { PlanKind, PlanOf } from '../recipes/plan.ts'
import type { Size } from '../sizes.ts'
import type { Values } from '../templates/template.ts'

/** All of a job but what is only known when it is sent. */
export interface Prepared {
  /** A PNG that goes to the server first. */
  photo?: Uint8Array<ArrayBuffer>
  values: Omit<Values, 'sampling' | 'seed' | 'photo' | 'prefix'>
  /** The picture for the person, out of what the server made. */
  finish(answer: Uint8Array): Promise<Uint8Array>
}

export type Prepare<Kind extends PlanKind> = (plan: PlanOf<Kind>, model: ComfyuiModel, run: Pick<EngineRun, 'readUpload' | 'cutOut' | 'signal'>) => Promise<Prepared>

/** What is not wanted: the person's words, and those that the model's entry always adds. */
export const negativeOf = ({ negative: own }: ComfyuiModel, wish: string | undefined) => [wish, own].filter((words) => words).join(', ')

/** Buffers of sharp's, as forms take them. */
export const asPng = (bytes: Uint8Array) => new Uint8Array(bytes)

/** The picture at exactly that size; what is too long is cut off at both ends. */
export async function cropTo(picture: Uint8Array, { width, height }: Size): Promise<Uint8Array> {
  const about = await sharp(picture).metadata()
  if (about.width === width && about.height === height) return picture
  return sharp(picture).resize(width, height, { fit: 'cover' }).png({ compressionLevel: 2 }).toBuffer()
}
