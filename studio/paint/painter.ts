import type { Noise } from '../pixels/noise.ts'
import type { Random } from '../pixels/random.ts'
import type { LinearImage, ToneOptions } from '../pixels/linear-image.ts'
import type { Plane } from '../pixels/plane.ts'
import type { SceneSpec } from '../scene/scene-spec.ts'

/** What a painter may ask of the one who runs it. */
export interface PaintContext {
  random: Random
  noise: Noise
  /** A small look that comes before the picture: what costs much and leaves the composition alone may be rough. */
  draft?: boolean
  /** Fraction done, 0..1; called a few times a second at most. */
  progress(fraction: number): void
  /** Throws when the person has cancelled; call it every few rows or strokes. */
  checkCancelled(): void
}

/** A subject's place in the frame, for parallax and for what goes in front of it; planes are width × height. */
export interface Painting {
  image: LinearImage
  /** Distance from the eye, 0 (near) .. 1 (far). */
  depth?: Plane
  tone: ToneOptions
  /** Seats that an animal may be on: the middle of its front edge and a metre there, as shares of the frame's width and height. */
  rests?: readonly Rest[]
  /** Level water, for what is laid into the sky afterwards. */
  mirror?: Mirror
}

/** The row (pixels from the top) about which water mirrors, and where it lies, 0..1; without a plane everything below is water. */
export interface Mirror {
  row: number
  wet?: Plane
}

export interface Rest {
  x: number
  y: number
  /** Share of the shorter side. */
  metre: number
}

/**
 * A whole scene. Pure: the same spec, size and seed give the same picture, and the composition does not
 * depend on the size (a 128 px run is a faithful preview of the 1024 px one), so draw random numbers for
 * the layout in an order that does not depend on the pixel count, and give every length as a share of the frame.
 */
export type ScenePainter = (spec: SceneSpec, width: number, height: number, context: PaintContext) => Painting

/** A subject on a transparent ground, to be placed over a scene: sRGB RGBA, straight alpha. */
export interface SubjectLayer {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** Paints one subject into a square of `size` pixels, standing on the lower edge, lit for the spec's time of day. */
export type SubjectPainter = (spec: SceneSpec, size: number, context: PaintContext) => SubjectLayer
