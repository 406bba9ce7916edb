import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Region, Size } from '../../pixels/raster.ts'
import type { FilmSpec } from '../film-spec.ts'

/** A film of several shots, with what lies between, over and under them. All times are seconds. */
export interface ReelSpec {
  /** Pixels of the film: both sides multiples of 8. */
  size: Size
  /** At least one. */
  shots: readonly ReelShot[]
  /** How the film ends: its last shot gives way to a colour. It just stops where there is none. */
  ending?: ReelTransition
  /** Captions, titles, frames, marks: painted in this order over the shots and their transitions. */
  layers?: readonly ReelLayer[]
  grade?: ReelGrade
  /** What happens to the whole frame on a beat. */
  accents?: ReelAccents
  sound?: ReelSound
  /** The same reel with the same seed is the same film. */
  seed: number
}

/** One shot. */
export interface ReelShot {
  /**
   * From the middle of the transition before (or the film's start) to the middle of the one after, so that beats are met and a film lasts as
   * long as its shots together. Transitions that do not fit into their shots are made shorter.
   */
  seconds: number
  /** What is seen: one photo that fills the frame, or several side by side, the last on top. */
  views: readonly ReelView[]
  /** Around views that do not fill the frame: a picture of the film's size, or a colour; black where there is none. */
  backdrop?: RasterImage | ReelColour
  /** How this shot takes the place of the one before; of the first one, of a colour. A cut where there is none. */
  enter?: ReelTransition
}

/** A film of MP4 or WebM that is seen as it was filmed, without its sound. */
export interface ReelClip {
  file: string
  /** Seconds of it that are left out before. */
  from: number
  /** Its length in seconds, where it is slowed to last as long as its shot; otherwise it is shown again when it is over. */
  slowed?: number
}

/** Where something is seen, within the film, in its pixels: width and height multiples of 8, left and top even. All of it where there is none. */
interface Place {
  at?: Region
}

/** A photo before the camera, or a clip, whose camera was its own. Films with clips need an ffmpeg. */
export type ReelView = PhotoView | ClipView

export interface ClipView extends Place {
  clip: ReelClip
}

export interface PhotoView extends Place {
  /** Encoded, upright: JPEG, PNG or WebP. */
  photo: Uint8Array
  /** The field that it came in, for what is said about it. */
  field: string
  move: FilmSpec['move']
  /** 0..1: how far the camera goes, and how strongly things move. */
  strength: number
  life?: FilmSpec['life']
  /** Without it the picture stays flat, and is ready at once: for what is drawn or put together and has no depth. */
  flat?: boolean
}

/**
 * How one shot gives way to the next:
 * `dissolve` melts; `wipe` is a soft edge that travels; `slide` moves the new one over the old one; `push` moves both; `zoom` goes through the
 * old one into the new one; `fade` goes through a colour; `flash` through white, quickly; `iris` opens a soft circle; `blinds` opens strips one
 * after the other.
 */
export interface ReelTransition {
  kind: (typeof reelTransitions)[number]
  seconds: number
  /** Where to it travels, of those that travel: to the left where there is none. */
  towards?: 'left' | 'right' | 'up' | 'down'
  /** What `fade` goes through, and what is before the first and after the last shot; black where there is none. */
  colour?: ReelColour
}

const reelTransitions = ['dissolve', 'wipe', 'slide', 'push', 'zoom', 'fade', 'flash', 'iris', 'blinds'] as const

/** sRGB, 0..255. */
export type ReelColour = readonly [red: number, green: number, blue: number]

/** A picture over the film for a time. */
export interface ReelLayer {
  /** Four channels (sRGB and alpha, not multiplied). */
  picture: RasterImage
  /** Where its upper left corner is, in pixels of the film; it may reach beyond the frame. */
  left: number
  top: number
  /** Seconds of the film. Without an end it stays. */
  start: number
  end?: number
  /** How long it takes to come and to go, within its time: 0.25 where nothing is said, 0 is at once. */
  fade?: number
  /** How it moves as it comes: `rise` from a little below, `drop` from above the frame, `grow` from left to right like writing. */
  comes?: 'rise' | 'drop' | 'grow'
  /** 0..1, 1 where nothing is said. */
  opacity?: number
}

/** The look of the film; what is left out leaves the pictures as they are. */
export interface ReelGrade {
  /** 0 is grey, 1 as it is, more is more. */
  saturation?: number
  /** 1 as it is. */
  contrast?: number
  /** -1 (cold) .. 1 (warm). */
  warmth?: number
  /** 0..1: brown tones of an old print. */
  sepia?: number
  /** 0..1: blacks that are lifted. */
  faded?: number
  /** 0..1: darker corners. */
  vignette?: number
  /** 0..1: grain that changes with every frame. */
  grain?: number
  /** 0..1: light that trembles, as of an old projector. */
  flicker?: number
}

/** `pulse` comes a little closer and back; `flash` is a short light. */
export interface ReelAccents {
  kind: 'pulse' | 'flash'
  times: readonly number[]
  /** 0..1 */
  strength: number
}

/** The sound of a film, cut to its length; silence follows where it is shorter. */
export interface ReelSound {
  /** -1..1 */
  left: Float32Array
  right: Float32Array
  /** 44100 or 48000. */
  sampleRate: number
}
