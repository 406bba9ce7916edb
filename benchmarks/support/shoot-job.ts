import { readFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import type { FilmJob } from '#studio/film/program/messages.ts'

/** Makes the film of the job in a file as its own process would, and says what memory it took at most: `node shoot-job.ts job.json`. */
enableCompileCache()
const { shoot } = await import('#studio/film/program/shoot.ts')
await shoot(JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as FilmJob, { onProgress() {}, onPreview() {} })
process.stdout.write(String(process.resourceUsage().maxRSS))
