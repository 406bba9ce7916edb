import type { StillThing } from '../../scene/scene-spec.ts'
import { birthdayCake } from './birthday-cake.ts'
import { decor } from './decor.ts'
import { drinks } from './drinks.ts'
import { food } from './food.ts'
import { meals } from './meals.ts'
import { sweets } from './sweets.ts'
import type { Thing } from './thing.ts'

/** Everything that can stand on the table. */
export const things: Readonly<Record<StillThing, Thing>> = { ...food, ...meals, ...sweets, ...drinks, ...decor, 'birthday-cake': birthdayCake }
