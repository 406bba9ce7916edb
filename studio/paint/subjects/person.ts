import type { Person, SceneSpec } from '../../scene/scene-spec.ts'
import { pick } from '../brush/pigment.ts'
import { castings } from '../figure/costume/casting.ts'
import { RISES } from '../figure/costume/costumes.ts'
import { paintPerson as paintFacing } from '../figure/figure.ts'
import { paintFromBehind } from '../figure/from-behind.ts'
import type { ArmPose } from '../figure/arm-pose.ts'
import { lookOf } from '../figure/look.ts'
import type { SubjectPainter } from '../painter.ts'
import { onStage } from './stage.ts'

const OUTFITS: Readonly<Record<NonNullable<Person['gender']>, readonly NonNullable<Person['outfit']>[]>> = { female: ['dress', 'coat', 'sweater'], male: ['coat', 'sweater', 'shirt', 'hoodie'] }
/** What suits a fine day, where clothes are seen from near. */
const LIGHT: typeof OUTFITS = { female: ['dress', 'dress', 'shirt'], male: ['shirt', 'sweater', 'shirt'] }
/** Seen from near, a rim of light is thin. */
const NEAR_RIM = 0.0016
/** Points from crown to sole, and what an umbrella adds. */
const [TALL, ABOVE, UMBRELLA] = [812, 24, 180]

/** What the weather and the place dress a person in when nobody says. */
function outfitOf({ scene, season, weather, person }: SceneSpec, gender: NonNullable<Person['gender']>, random: () => number): NonNullable<Person['outfit']> {
  const drawn = pick(random, (person?.facing && season !== 'autumn' ? LIGHT : OUTFITS)[gender])
  if (scene === 'inkwash') return 'hanfu'
  return season === 'winter' || weather === 'snow' || weather === 'rain' ? 'coat' : drawn
}

/** Hands before the body are not seen from behind it. */
const seenBehind = (pose: ArmPose): ArmPose => (pose === 'hip' || pose === 'pocket' ? pose : 'down')

/** A person in a landscape, seen from behind, who looks where we look, unless the face is to be seen. */
export const paintPerson: SubjectPainter = (spec, size, { random, checkCancelled }) => {
  const asked = spec.person ?? {}
  const gender = asked.gender ?? (asked.role && castings[asked.role].gender) ?? pick(random, ['female', 'female', 'male'] as const)
  const umbrella = spec.weather === 'rain' || asked.wears?.includes('umbrella')
  const scarf = spec.season === 'winter' && random() < 0.7 && !asked.role
  const wears = [...(asked.wears ?? []).filter((worn) => asked.facing || (worn !== 'glasses' && worn !== 'beard')), ...(umbrella ? (['umbrella'] as const) : []), ...(scarf ? (['scarf'] as const) : [])]
  const inked = spec.scene === 'inkwash' ? ({ hair: asked.hair ?? 'bun', hairColour: asked.hairColour ?? '#1d1b1e' } as const) : {}
  const person: Person = { ...asked, ...inked, gender, ...(!asked.role && { outfit: asked.outfit ?? outfitOf(spec, gender, random) }), wears: [...new Set(wears)] }
  const look = lookOf({ ...spec, person }, 0, random)
  const own = { ...look, stance: look.stance === 'walking' ? look.stance : ('standing' as const), arms: umbrella || asked.facing ? look.arms : ([seenBehind(look.arms[0]), seenBehind(look.arms[1])] as const) }
  const child = look.age === 'child'
  const rise = (asked.role && RISES[asked.role]) ?? 0
  const above = Math.max((umbrella ? UMBRELLA : ABOVE) + (child ? 50 : look.hair === 'bun' ? 40 : 0), rise && rise + (child ? 60 : 26), look.holds === 'balloon' ? 130 : 0)
  const scale = (996 / (TALL + above)) * (child ? 0.74 : 1)
  // A face takes the setting sun gently.
  const light = asked.facing && spec.time === 'sunset' ? { ...spec, time: 'dawn' as const } : spec
  return onStage(light, size, (brush) => {
    brush.translate(500, 998 - TALL * scale)
    brush.scale(scale, scale)
    if (asked.facing) paintFacing(brush, own, checkCancelled)
    else paintFromBehind(brush, own, checkCancelled)
  }, undefined, asked.facing ? NEAR_RIM : undefined)
}
