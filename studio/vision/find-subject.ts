import { lightOf } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { boxBlur, meanOf, type Plane } from '../pixels/plane.ts'
import { wholeOf, type Region, type Size } from '../pixels/raster.ts'
import { standingBeforeSky } from './before-sky.ts'
import { boundsOf, withMargin } from './bounds.ts'
import { knownPeople, withoutBystanders } from './bystanders.ts'
import { findFaces } from './faces.ts'
import { findByRules } from './find-by-rules.ts'
import { withoutGroundBesideHead } from './ground-beside-head.ts'
import { withHairGaps } from './hair-gaps.ts'
import { insideBox } from './inside-box.ts'
import { withColouredParts } from './coloured-parts.ts'
import { isHeld, missedParts } from './join-person.ts'
import { lightened } from './lightened.ts'
import { workingMarks, type Marks, type SubjectKind } from './marks.ts'
import { objectMask, type SubjectMask } from './object-mask.ts'
import type { OpenCv } from './opencv.ts'
import { mayShowSomebody, personMask } from './person-mask.ts'
import { withPartsOnPlainGround } from './plain-ground.ts'
import { withLeaves } from './plant-in-pot.ts'
import { isGuess, salientMask } from './salient-mask.ts'
import { settleDoubt } from './settle-doubt.ts'
import { sharedColours } from './shared-colours.ts'
import { hasBody, hasFace, hasSomebody } from './shows-person.ts'
import { withoutStrayPieces } from './stray-pieces.ts'
import { findThings } from './things/find-things.ts'
import { withThinParts } from './thin-parts.ts'
import type { Watch } from './watch.ts'
import { withHair } from './with-hair.ts'
import { withHeads } from './with-heads.ts'

/** Strokes within this share of the longest side add to what was found; others point out something else. */
const BESIDE = 0.04
/** The share of a box that the subject's own must take up. */
const FILLED = 0.6
/** How much is left around a thing that is named, of its box. */
const AROUND_THING = 0.03
/** Light above which it may be ground beside somebody, and the share of the subject that is worth a closer look. */
const GROUND = { light: 0.33, share: 0.008 }
/** What fills less of the frame is next to nothing. */
const NOTHING = 0.005
/** The share of the person mask that the network must see, where a person is asked for. */
const SAME_PERSON = 0.5

/**
 * Finds the subject's mask: what the trained network sees, with the parts of people and the leaves of a pot plant that it
 * left out, or who holds it; where it is in doubt colours decide. Where it sees nothing or does not run, and where strokes
 * point out something else, the rules decide.
 */
export async function findSubject(cv: OpenCv, taken: RasterImage, kind: SubjectKind, marks: Marks, watch: Watch): Promise<SubjectMask> {
  const photo = lightened(taken)
  const seen = await findWhole(cv, photo, kind, marks, watch)
  const whole = seen.unsure && kind !== 'person' ? ((await namedThing(cv, photo, watch)) ?? standingInstead(cv, photo, kind, seen)) : seen
  if (marks.keep || marks.remove) return whole
  const found = kind === 'person' || marks.box ? whole : withPartsOnPlainGround(cv, photo, whole, [withColouredParts, withThinParts])
  return kind === 'object' ? found : withHairGaps(photo, found, watch)
}

async function findWhole(cv: OpenCv, photo: RasterImage, kind: SubjectKind, marks: Marks, watch: Watch): Promise<SubjectMask> {
  const seen = await salientMask(photo, regionOf(marks, photo), watch)
  watch.checkCancelled()
  const pointed = marks.keep !== undefined || marks.remove !== undefined || marks.box !== undefined
  if (!seen || pointsElsewhere(marks, photo, seen)) {
    const found = await findByRules(cv, photo, kind, marks, watch)
    return pointed ? found : { ...found, unsure: !(await hasFace(photo, found)) }
  }
  const afar = insideBox(withoutStrayPieces(cv, seen), photo, marks)
  if (marks.box && !fills(marks.box, photo, afar)) return findByRules(cv, photo, kind, marks, watch)
  const person = kind === 'object' ? undefined : insideBox(personMask(cv, photo, watch), photo, marks)
  const heads = person && !pointed ? await withHeads(cv, photo, afar, person, watch) : afar
  const subject = person && !pointed && mayShowSomebody(person) ? await withHair(cv, photo, heads, watch) : heads
  if (kind === 'person' && !isCovered(person!, subject)) return findByRules(cv, photo, kind, marks, watch)
  watch.checkCancelled()
  const { own, added }: WithPeople = person ? await asPeople(cv, photo, subject, person, kind, watch) : { own: subject }
  const settled = settleDoubt(cv, photo, own, watch, added)
  if (!settled) return { ...(await findByRules(cv, photo, kind, marks, watch)), unsure: !pointed }
  const leaves = kind === 'person' || added ? undefined : await withLeaves(cv, photo, settled, watch)
  const found = leaves ? insideBox(leaves, photo, marks) : added ? withoutStrayPieces(cv, settled) : settled
  if (marks.keep || marks.remove) return objectMask(cv, photo, marks, found, watch)
  return pointed || leaves || added ? found : { ...found, unsure: isGuess(seen) }
}

/** Where a guess is next to nothing and no kind of thing was asked for: what stands before the sky. It stays a guess. */
function standingInstead(cv: OpenCv, photo: RasterImage, kind: SubjectKind, seen: SubjectMask): SubjectMask {
  const share = meanOf(seen.mask)
  if (kind !== 'auto' || share > NOTHING) return seen
  const standing = standingBeforeSky(cv, photo)
  return standing ? { ...standing, unsure: true } : seen
}

/** In doubt: the thing that a model of things is surest to name, as if a box were drawn around it. It stays a guess. */
async function namedThing(cv: OpenCv, photo: RasterImage, watch: Watch): Promise<SubjectMask | undefined> {
  const [thing] = (await findThings(photo, watch)).sure
  watch.checkCancelled()
  return thing && { ...(await findWhole(cv, photo, 'object', { box: withMargin(thing.box, photo, AROUND_THING) }, watch)), unsure: true }
}

interface WithPeople {
  own: SubjectMask
  /** 1 where parts of people were added that the network had left out, else 0. */
  added?: Plane
}

/** The subject with the parts of people that the network left out, and without ground that it took beside the head of one alone. */
async function asPeople(
  cv: OpenCv, photo: RasterImage, subject: SubjectMask, person: SubjectMask, kind: SubjectKind, watch: Watch,
): Promise<WithPeople> {
  const missed = missedParts(cv, subject, person)
  const isMissed = missed.includes(1)
  const isPeople = isCovered(person, subject)
  const isMore = isPeople && showsGround(photo, missedParts(cv, person, subject), subject)
  if (!isMissed && !isMore) return { own: subject }
  const faces = await findFaces(photo)
  const isSeen = isMissed && (kind === 'person' || (await hasFace(photo, person, faces)) || (await hasBody(photo, person)))
  const isWhole = isSeen || (isMissed && isHeld(subject, person) && (await hasSomebody(photo, watch)))
  const isAlone = isPeople && faces.length === 1
  if (!isWhole && !isAlone) return { own: subject }
  watch.checkCancelled()
  // Of several people the network may know some alone.
  const known = faces.length > 1 ? undefined : await knownPeople(photo, person, watch)
  const parts = isWhole && known ? missedParts(cv, subject, withoutBystanders(cv, photo, person, known)) : missed
  const own = isWhole ? { ...subject, mask: subject.mask.map((value, i) => (parts[i] ? person.mask[i]! : value)) } : subject
  const head = known && isAlone ? await withoutGroundBesideHead(cv, photo, own, known, faces[0]!, watch) : own
  return isWhole ? { own: head, added: parts } : { own: head }
}

/** Whether much of what the network alone takes for people, `more` (1 or 0), is light: black hair is only missed by the person model. */
function showsGround(photo: RasterImage, more: Plane, subject: SubjectMask): boolean {
  if (!more.includes(1)) return false
  const [red, green, blue] = sharedColours(photo, subject)
  let [all, bright] = [0, 0]
  subject.mask.forEach((value, i) => {
    if (value > 0.5) all++
    if (more[i] && lightOf([red[i]!, green[i]!, blue[i]!]) > GROUND.light) bright++
  })
  return bright > GROUND.share * all
}

const regionOf = ({ box }: Marks, photo: Size): Region => (box ? withMargin(box, photo, 0.1) : wholeOf(photo))

function pointsElsewhere({ keep }: Marks, photo: Size, { mask, ...size }: SubjectMask): boolean {
  if (!keep) return false
  const radius = Math.round(BESIDE * Math.max(size.width, size.height))
  const around = boxBlur(mask, size.width, size.height, radius)
  return !workingMarks({ keep }, photo, size).keep.some((drawn, i) => drawn && around[i]! > 0.01)
}

/** A box is drawn around all of the subject. */
function fills(box: Region, photo: Size, { mask, ...size }: SubjectMask): boolean {
  const scale = size.width / photo.width
  const bounds = boundsOf(mask, size, 0.5)
  return bounds !== undefined && bounds.width * bounds.height > FILLED * box.width * box.height * scale * scale
}

function isCovered(person: SubjectMask, subject: SubjectMask): boolean {
  let [all, seen] = [0, 0]
  person.mask.forEach((value, i) => {
    if (value <= 0.5) return
    all++
    if (subject.mask[i]! > 0.5) seen++
  })
  return seen > SAME_PERSON * all
}
