import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PO from 'pofile'
import { silentLog } from '../server/platform/log.ts'
import { createPictureJudge } from '../server/moderation/picture/picture-judge.ts'
import { judgeLikelihoods } from '../server/moderation/picture/judge-likelihoods.ts'
import { findWords } from '../server/moderation/words/find-words.ts'
import { median } from './support/median.ts'
import sharp from 'sharp'

// How long does it take to judge a text and a picture, beside decoding the same picture; and what of our own would be held?

const texts = ['messages', 'server'].flatMap((catalogue) => PO.parse(readFileSync(`locales/en/${catalogue}.po`, 'utf8')).items.map(({ msgid, msgstr }) => msgstr[0] || msgid))
const start = performance.now()
for (const text of texts) findWords(text)
process.stdout.write(`words: ${((performance.now() - start) / texts.length).toFixed(2)} ms a text, ${texts.length} texts\n`)

const folder = path.join(import.meta.dirname, '../server/domains/sample/pictures')
const pictures = readdirSync(folder).filter((name) => name.endsWith('.webp')).map((name) => readFileSync(path.join(folder, name)))
const judge = createPictureJudge(silentLog)
await judge.look(pictures[0]!)
const times: { look: number; decode: number }[] = []
let held = 0
for (const picture of pictures) {
  const before = performance.now()
  const likelihoods = await judge.look(picture)
  const between = performance.now()
  await sharp(picture).raw().toBuffer()
  times.push({ look: between - before, decode: performance.now() - between })
  if (!likelihoods || judgeLikelihoods(likelihoods).decision !== 'pass') held++
}
judge.close()
const [look, decode] = [median(times.map((time) => time.look)), median(times.map((time) => time.decode))]
process.stdout.write(`pictures: ${look.toFixed(0)} ms each, ${(look / decode).toFixed(1)} times as long as decoding one (${decode.toFixed(0)} ms); ${held} of ${pictures.length} samples held\n`)
