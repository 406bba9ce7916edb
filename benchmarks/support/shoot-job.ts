import { readFileSync } from 'node:fs'
import { shootFilm } from '#studio/film/program/shoot-film.ts'
import type { FilmJob } from '#studio/film/program/messages.ts'

/** Makes the film of the job in a file, in this process, and says what it took at most: `node shoot-job.ts job.json`. */
await shootFilm(JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as FilmJob, { onProgress() {}, onPreview() {} })
process.stdout.write(String(process.resourceUsage().maxRSS))
