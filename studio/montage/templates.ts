import type { ReelTransition } from '../film/reel/reel-spec.ts'
import type { Template, TemplateName } from './template.ts'

const cut = undefined
const change = (kind: ReelTransition['kind'], seconds: number, towards?: ReelTransition['towards']): ReelTransition => ({ kind, seconds, ...(towards && { towards }) })
const fade = (seconds: number): ReelTransition => ({ kind: 'fade', seconds })
const CREAM = [243, 236, 222] as const

export const templates: Readonly<Record<TemplateName, Template>> = {
  /** Hard cuts on the beat, a flash on the bar. */
  beat: {
    mood: 'bright', beats: [4, 2, 2, 1, 1, 2, 4], layouts: ['full'], moves: ['push', 'pan-right', 'pull', 'pan-left', 'rise'], strength: 0.8,
    changes: [cut, cut, change('flash', 0.25), cut, cut, cut, change('zoom', 0.3)], ends: fade(1), title: 'display', overlays: [],
    grade: { contrast: 1.08, saturation: 1.12 }, accents: { kind: 'pulse', on: 'beats', strength: 0.7 },
  },
  /** Pages of a paper album that are turned slowly. */
  album: {
    mood: 'calm', beats: [4, 4, 8], layouts: ['album'], moves: ['push', 'pull'], strength: 0.35,
    changes: [change('push', 1, 'left')], begins: { ...fade(1), colour: CREAM }, ends: { ...fade(1.6), colour: CREAM }, ground: CREAM, title: 'label', overlays: [],
    grade: { warmth: 0.15, faded: 0.12 },
  },
  /** A story for a phone held upright: words as large as the frame, and how far it is. */
  story: {
    mood: 'night', beats: [4], layouts: ['full'], moves: ['rise', 'push', 'sink', 'pull'], strength: 0.6,
    changes: [change('push', 0.4, 'up')], ends: fade(0.8), title: 'shout', overlays: ['progress'], grade: { contrast: 1.05, vignette: 0.35 },
  },
  /** Instant prints fall onto a table. */
  polaroid: {
    mood: 'playful', beats: [4, 4, 2, 2], layouts: ['full'], moves: ['still'], strength: 0, changes: [cut], begins: fade(0.6), ends: fade(1.2), piled: true,
    title: 'label', overlays: [], grade: { warmth: 0.1 },
  },
  /** Two, three and four photos at once that slide in from all sides. */
  split: {
    mood: 'warm', beats: [4], layouts: ['halves', 'grid', 'thirds', 'full'], moves: ['pan-right', 'pan-left'], strength: 0.45,
    changes: [change('slide', 0.5, 'left'), change('slide', 0.5, 'up'), change('slide', 0.5, 'right'), change('zoom', 0.5)], ends: fade(1.2), ground: [18, 18, 20],
    title: 'display', overlays: [],
  },
  /** An old film that runs through the projector. */
  retro: {
    mood: 'dreamy', beats: [3, 3, 6], layouts: ['strip'], moves: ['push', 'still', 'pull'], strength: 0.3,
    changes: [change('push', 0.35, 'up')], begins: change('flash', 0.5), ends: fade(1.4), title: 'display', overlays: ['perforation'],
    grade: { sepia: 0.75, grain: 0.5, flicker: 0.5, vignette: 0.5, faded: 0.15 },
  },
  /** Flying through one photo into the next. */
  tunnel: {
    mood: 'epic', beats: [4, 2, 2], layouts: ['full'], moves: ['push'], strength: 1,
    changes: [change('zoom', 0.9)], begins: change('iris', 0.8), ends: fade(1.4), title: 'display', overlays: [],
    grade: { contrast: 1.1, vignette: 0.4 }, accents: { kind: 'pulse', on: 'bars', strength: 0.6 },
  },
  /** Gold, sparks and light for a festival. */
  festival: {
    mood: 'festive', beats: [4, 4, 2, 2, 4], layouts: ['full'], moves: ['push', 'orbit', 'pull', 'rise'], strength: 0.55,
    changes: [change('iris', 0.7), change('dissolve', 0.7), change('blinds', 0.6)], begins: { ...fade(0.8), colour: [120, 16, 16] }, ends: { ...fade(1.4), colour: [120, 16, 16] },
    title: 'gold', overlays: ['gold-frame', 'sparks'], grade: { warmth: 0.35, saturation: 1.15 },
  },
  /** Postcards from a journey, with stamps and the way between them. */
  postcard: {
    mood: 'warm', beats: [8, 4, 4], layouts: ['postcard'], moves: ['pan-right', 'push', 'pan-left'], strength: 0.4,
    changes: [change('slide', 0.6, 'left'), change('slide', 0.6, 'up'), change('slide', 0.6, 'right')], begins: { ...fade(0.8), colour: CREAM }, ends: { ...fade(1.4), colour: CREAM }, ground: CREAM,
    title: 'label', overlays: [], grade: { warmth: 0.12 },
  },
  /** Two by two: what was, wiped away by what is. */
  compare: {
    mood: 'dreamy', beats: [4, 6], layouts: ['full'], moves: ['still'], strength: 0,
    changes: [fade(0.8), change('wipe', 2, 'right')], begins: fade(0.8), ends: fade(1.4), title: 'display', overlays: [], grade: { contrast: 1.03 },
  },
}
