import { camerasFor, type CameraMove } from './camera.ts'
import type { Language } from '../lettering/language.ts'
import { languageOf, readings, unitsOf } from './script-language.ts'
import { joined, sentencesOf } from './sentences.ts'

interface Scene {
  caption: string
  /** What its picture shows, in the script's own words. */
  picture: string
  /** In halves. */
  seconds: number
  camera: CameraMove
}

export interface Storyboard {
  language: Language
  scenes: Scene[]
  /** The end of the script that found no place in a film of this length. */
  left: string
}

export interface StoryboardLimits {
  mostScenes: number
  /** Of one scene, and of the film. */
  leastSeconds: number
  mostSceneSeconds: number
  mostSeconds: number
}

/** Before the reader's eye has found a caption. */
const FINDING_SECONDS = 0.8

/**
 * Parts a script into scenes that can be filmed: sentences that are short stand together, long ones are parted, each scene is as long as its words
 * take to be read. Where the script is too long for a film, words are given less time, as far as they can still be read; what is then too much is left.
 */
export function proposeStoryboard(script: string, likely: Language, limits: StoryboardLimits): Storyboard {
  const language = languageOf(script, likely)
  const reading = readings[language]
  const sentences = sentencesOf(script, language)
  const captions = inScenes(together(sentences, language), language, limits, reading.fastest)
  const used = fitting(captions, language, limits, reading.fastest)
  const pace = [reading.pace, (reading.pace + reading.fastest) / 2].find((speed) => total(used, language, limits, speed) <= limits.mostSeconds) ?? reading.fastest
  const cameras = camerasFor(used)
  return {
    language,
    scenes: used.map((caption, i) => ({ caption, picture: pictureOf(caption), seconds: secondsFor(caption, language, limits, pace), camera: cameras[i]! })),
    left: captions.slice(used.length).reduce((rest, caption) => (rest === '' ? caption : joined(rest, caption, language)), ''),
  }
}

/** How long a caption stands, in halves of a second. */
function secondsFor(caption: string, language: Language, { leastSeconds, mostSceneSeconds }: StoryboardLimits, pace = readings[language].pace): number {
  const needed = FINDING_SECONDS + unitsOf(caption, language) / pace
  return Math.min(mostSceneSeconds, Math.max(leastSeconds, Math.round(needed * 2) / 2))
}

const total = (captions: readonly string[], language: Language, limits: StoryboardLimits, pace: number) =>
  captions.reduce((sum, caption) => sum + secondsFor(caption, language, limits, pace), 0)

/** Sentences that are too short for a scene of their own stand with the one before or after. */
function together(sentences: readonly string[], language: Language): string[] {
  const { short, screen } = readings[language]
  const scenes: string[] = []
  for (const sentence of sentences) {
    const last = scenes.at(-1)
    const isShort = unitsOf(sentence, language) < short || (last !== undefined && unitsOf(last, language) < short)
    if (last !== undefined && isShort && unitsOf(last, language) + unitsOf(sentence, language) <= screen) scenes[scenes.length - 1] = joined(last, sentence, language)
    else scenes.push(sentence)
  }
  return scenes
}

/** Joins neighbours, the shortest two first, until there are few enough scenes and each can still be read within its time. */
function inScenes(captions: readonly string[], language: Language, { mostScenes, mostSceneSeconds }: StoryboardLimits, fastest: number): string[] {
  const scenes = [...captions]
  const most = (mostSceneSeconds - FINDING_SECONDS) * fastest
  while (scenes.length > mostScenes) {
    const pairs = scenes.slice(1).map((scene, i) => ({ i, units: unitsOf(scenes[i]! + scene, language) }))
    const least = pairs.reduce((a, b) => (b.units < a.units ? b : a))
    if (least.units > most) break
    scenes.splice(least.i, 2, joined(scenes[least.i]!, scenes[least.i + 1]!, language))
  }
  return scenes
}

/** As many from the beginning as a film holds. */
function fitting(captions: readonly string[], language: Language, limits: StoryboardLimits, fastest: number): string[] {
  let count = Math.min(captions.length, limits.mostScenes)
  while (count > 1 && total(captions.slice(0, count), language, limits, fastest) > limits.mostSeconds) count--
  return captions.slice(0, count)
}

/** The sentence without what is only there to be read. */
const pictureOf = (caption: string) => caption.replace(/[“”"「」『』«»]/gu, '').replace(/[。.！!…]+$/u, '').trim()
