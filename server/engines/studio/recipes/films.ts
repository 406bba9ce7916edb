import { filmPhoto } from './film.ts'
import { filmPhotos } from './film-photos.ts'
import { filmScript } from './film-script.ts'
import type { Film, FilmGenerator } from './recipe.ts'

/** Every film that the studio can make. */
export const films: { readonly [G in FilmGenerator]: Film<G> } = { 'img-to-video': filmPhoto, 'text-to-video': filmScript, 'custom-video': filmPhotos }
