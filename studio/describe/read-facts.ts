import type { RasterImage } from '../pixels/linear-image.ts'
import { resizePlane } from '../pixels/plane.ts'
import { colourPlanes, fitWithin, type Size } from '../pixels/raster.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { findFaces, type Face } from '../vision/faces.ts'
import type { SubjectMask } from '../vision/object-mask.ts'
import { loadOpenCv } from '../vision/opencv.ts'
import { personMask } from '../vision/person-mask.ts'
import { sureSubject } from '../vision/salient-mask.ts'
import { findThings, type ThingsFound } from '../vision/things/find-things.ts'
import { readDetail, readLayout, sideOf } from './layout.ts'
import { mainColours } from './main-colours.ts'
import type { ColourName, PictureFacts } from './picture-facts.ts'
import { facelessLook, personLook } from './person-look.ts'
import { guessSetting } from './setting.ts'
import { thingsInView } from './things-in-view.ts'
import { readColourMood, readLight } from './tone.ts'

/** Longest side at which colours and light are read. */
const WORK_SIDE = 320

/** Round a thing that fills this share of the picture too little is seen to tell what it is. */
const CLOSE = 0.5
/** Sunset is told where colours of its light fill this share of the picture. */
const GLOW = 0.1
const GLOWING: readonly ColourName[] = ['red', 'orange', 'pink', 'yellow']

const NOTHING: SubjectMask = { mask: new Float32Array(1), width: 1, height: 1 }

/** Reads what can be told of a picture: people, things that have everyday names, and the rest by colour and light. */
export async function readFacts(photo: RasterImage, context: Pick<TaskContext, 'progress' | 'checkCancelled'>): Promise<PictureFacts> {
  context.checkCancelled()
  const { cv } = await loadOpenCv()
  const faces = await findFaces(photo)
  context.progress(0.4)
  context.checkCancelled()
  const found = await findThings(photo, context)
  context.progress(0.6)
  context.checkCancelled()
  // Without a face in sight the person model's word counts for little: it knows cats and flowers as well.
  const subject = faces.length > 0 ? personMask(cv, photo, context) : ((await sureSubject(photo, context)) ?? NOTHING)
  context.progress(0.8)
  context.checkCancelled()
  const shot = shotOf(faces, photo)
  const people = countPeople(faces, found)

  const size = fitWithin(photo, WORK_SIDE)
  const colours = colourPlanes(photo, size)
  const skip = resizePlane(subject.mask, subject.width, subject.height, size.width, size.height)
  const light = readLight(colours, size)
  const detail = readDetail(colours, size, skip)
  const mood = readColourMood(colours)
  const place = weigh(subject)
  const things = thingsInView(found, photo)
  const surrounded = faces.length > 0 || place.share < CLOSE || detail.background === 'plain'
  const setting = surrounded ? guessSetting(cv, colours, size, skip, { light, detail, things, open: faces.length === 0 || shot === 'full' }) : undefined
  const main = mainColours(colours)
  const isGrey = mood.vividness === 'grey'
  const lookOfOne = ([face]: readonly Face[]) => {
    if (!face) return facelessLook(cv, photo, found, isGrey, context)
    return shot === 'full' ? undefined : personLook(photo, subject, face, isGrey, context)
  }
  const look = people.count === 1 ? await lookOfOne(faces) : undefined
  context.checkCancelled()
  const time = timeOf({ light, setting, colours: main, ...mood })
  return {
    width: photo.width,
    height: photo.height,
    people: { ...people, where: peopleAt(faces, found, photo) ?? sideOf(place.x), shot, ...(look && { look }) },
    things,
    subject: { where: sideOf(place.x), share: place.share },
    ...(setting && { setting }),
    colours: main,
    ...mood,
    light,
    ...(time && { time }),
    layout: readLayout(colours, size),
    detail,
  }
}

/** Share of the picture and centre (0..1 across) of a mask. */
function weigh({ mask, width }: SubjectMask): { share: number; x: number } {
  let [count, across] = [0, 0]
  for (let i = 0; i < mask.length; i++) {
    if (mask[i]! <= 0.5) continue
    count++
    across += (i % width) / width
  }
  return { share: count / mask.length, x: count > 0 ? across / count : 0.5 }
}

function countPeople(faces: readonly Face[], { sure, perhapsMore }: ThingsFound): Pick<PictureFacts['people'], 'faces' | 'count' | 'more'> {
  const people = sure.filter(({ name }) => name === 'person').length
  return { faces: faces.length, count: Math.max(faces.length, people), more: perhapsMore.has('person') }
}

/** Where the people are of whom no face says it. */
function peopleAt(faces: readonly Face[], { sure }: ThingsFound, { width }: Size): PictureFacts['people']['where'] | undefined {
  const person = sure.find(({ name }) => name === 'person')
  return faces.length === 0 && person ? sideOf((person.box.left + person.box.width / 2) / width) : undefined
}

/** How much of a person is in the picture, by the largest face's height in it. */
function shotOf([face]: readonly Face[], { height }: Size): PictureFacts['people']['shot'] {
  if (!face) return 'full'
  const part = face.box.height / height
  return part > 0.38 ? 'close' : part > 0.13 ? 'half' : 'full'
}

function timeOf({ light, setting, colours, warmth, vividness }: Pick<PictureFacts, 'light' | 'setting' | 'colours' | 'warmth' | 'vividness'>): PictureFacts['time'] {
  if (setting === 'night-lights' || setting === 'stars') return 'night'
  if (setting === undefined || setting === 'studio' || setting === 'warm-room') return undefined
  const glow = colours.filter(({ name }) => GLOWING.includes(name)).reduce((sum, { share }) => sum + share, 0)
  if (warmth === 'warm' && (setting === 'sky' || setting === 'water') && vividness !== 'muted' && glow > GLOW) return 'sunset'
  return light.level === 'bright' || light.level === 'even' ? 'day' : undefined
}
