import type { ComfyuiModel, Sampling } from '../model.ts'
import type { Workflow } from '../workflow.ts'

/** What differs between two jobs of a template. */
export interface Values {
  sampling: Sampling
  prompt: string
  negative: string
  seed: number
  /** Of the picture that is made, or first made where `grown` is larger. */
  width: number
  height: number
  /** The size that a text's picture is grown to in a second pass. */
  grown?: { width: number; height: number }
  /** Share of the photo that is redrawn, 0..1. */
  denoise: number
  /** The uploaded photo, as LoadImage names it; transparent where a mask wants it redrawn. */
  photo: string
  /** How strictly a control net is followed, 0..1. */
  control: number
  /** Of a film: how long it is, and of how many frames, its first one included. */
  seconds?: number
  frames?: number
  /** Where the server saves the result. */
  prefix: string
}

/** A workflow for a model and a job's values. Stock nodes only. */
export type Template = (model: ComfyuiModel, values: Values) => Workflow
