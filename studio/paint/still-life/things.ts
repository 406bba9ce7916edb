import type { SoloThing, StillThing } from '../../scene/scene-spec.ts'
import { birthdayCake } from './birthday-cake.ts'
import { decor } from './decor.ts'
import { drinks } from './drinks.ts'
import { food } from './food.ts'
import { meals } from './meals.ts'
import { sweets } from './sweets.ts'
import type { Thing } from './thing.ts'

/** Everything that is drawn on the table. */
export const things: Readonly<Record<Exclude<StillThing, SoloThing>, Thing>> = { ...food, ...meals, ...sweets, ...drinks, ...decor, 'birthday-cake': birthdayCake }
