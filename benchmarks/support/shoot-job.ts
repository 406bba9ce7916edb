import { readFileSync } from 'node:fs'
import type { FilmJob } from '#studio/film/program/messages.ts'
import { shoot } from '#studio/film/program/shoot.ts'

/** Makes the film of the job in a file as its own process would, and says what memory it took at most: `node shoot-job.ts job.json`. */
await shoot(JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as FilmJob, { onProgress() {}, onPreview() {} })
process.stdout.write(String(process.resourceUsage().maxRSS))
