import type { VideoCall, VideoWish } from '../provider.ts'

/** The names that the SDK knows resolutions by, whatever the shape. */
const names = { '720p': '1280x720', '1080p': '1920x1080' } as const

/** A wish for models that take a shape by its ratio, and a resolution by its name. */
export const tiered = ({ ratio, resolution, seconds, seed, sound, settings }: VideoWish): VideoCall => ({
  aspectRatio: ratio,
  resolution: names[resolution],
  duration: seconds,
  ...(seed !== undefined && { seed }),
  ...(sound !== undefined && { generateAudio: sound }),
  settings,
})
