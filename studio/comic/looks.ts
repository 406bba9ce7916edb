import { anime } from './anime.ts'
import type { ComicLook } from './comic-look.ts'
import { manga } from './manga.ts'
import { pop } from './pop.ts'
import { warmSun } from './warm-sun.ts'

/** Every manner in which a portrait is drawn as a comic. */
export const comicLooks = { anime, manga, pop, 'warm-sun': warmSun } satisfies Record<string, ComicLook>
export type ComicLookName = keyof typeof comicLooks
