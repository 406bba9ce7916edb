import { silentLog } from '../../platform/log.ts'
import { createPictureDecoder } from './decoder/picture-decoder.ts'
import { createFilmTaker } from './film/film-taker.ts'

/** Shared by tests: starting a process takes longer than most of them. It ends with the test run. */
export const testDecoder = createPictureDecoder(silentLog)

export const testFilms = createFilmTaker(silentLog)
