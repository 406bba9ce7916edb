import type { Locale } from '#config'
import type { PosterDesign } from '#contract/endpoints/invitation-choices.ts'

/** Pixels of the layout, and of the version for screens. */
export const WIDTH = 1242
export const HEIGHT = 2208

/** How many pixels of the file are one of the layout, and what the file is for. */
export const posterSizes = {
  screen: { scale: 1, quality: 84 },
  print: { scale: 2, quality: 90 },
} as const
export type PosterSize = keyof typeof posterSizes

interface PosterWords {
  headline: string
  tagline: string
  /** What the inviter does, after their name. */
  invites: string
  reward: string
  scan: string
}

/** All that a poster is drawn from. */
export interface PosterRequest {
  design: PosterDesign
  size: PosterSize
  locale: Locale
  words: PosterWords
  nickname: string
  /** The inviter's picture, in any of the formats that we store. */
  avatar?: Uint8Array
  link: string
}
