import * as v from 'valibot'
import { appConfig } from '#config'
import { requiredText, text } from './fields.ts'

/** Where a camera goes during a shot. */
export const cameraMoves = ['push', 'pull', 'pan-left', 'pan-right', 'rise', 'sink', 'orbit', 'still'] as const
export type CameraMove = (typeof cameraMoves)[number]
export const resolutions = ['720p', '1080p'] as const
/** Music that is made for a film. */
export const musicMoods = ['calm', 'warm', 'bright', 'playful', 'epic', 'night', 'festive', 'dreamy'] as const
export type MusicMood = (typeof musicMoods)[number]

/** What fits into a film that is made from a script. */
export const storyboardLimits = {
  scriptMax: 1000,
  captionMax: 200,
  mostScenes: 12,
  leastSeconds: 2,
  mostSceneSeconds: 10,
  mostSeconds: 60,
  /** Seconds of a scene are shown and stepped by halves. */
  step: 0.5,
} as const

const { captionMax, leastSeconds, mostSceneSeconds, mostScenes, mostSeconds } = storyboardLimits

/** Characters of the lettering at the beginning of a film. */
export const titleMax = 40
export const FilmTitle = text(titleMax)

/** Characters of what is to happen in a film of a photo. */
export const motionMax = 400

/** A voice that reads captions, '<engine>/<voice>'; empty: nobody does. */
export const Voice = v.pipe(v.string(), v.regex(/^(?:[a-z][a-z0-9-]{0,30}\/[\w .+-]{1,80})?$/))

export const Script = requiredText(storyboardLimits.scriptMax)

/** One scene of a storyboard. */
export const Scene = v.object({
  /** What is read in it; nothing is read where it is empty. */
  caption: text(captionMax),
  /** What its picture shows. */
  picture: requiredText(appConfig.creation.promptMaxLength),
  seconds: v.pipe(v.number(), v.minValue(leastSeconds), v.maxValue(mostSceneSeconds)),
  camera: v.picklist(cameraMoves),
})
export type Scene = v.InferOutput<typeof Scene>

export const secondsOf = (scenes: readonly Pick<Scene, 'seconds'>[]) => scenes.reduce((sum, { seconds }) => sum + seconds, 0)

export const Storyboard = v.pipe(
  v.array(Scene),
  v.maxLength(mostScenes, 'too-many-scenes'),
  v.check((scenes) => secondsOf(scenes) <= mostSeconds, 'film-too-long'),
)
