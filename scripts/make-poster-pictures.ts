import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import * as v from 'valibot'
import { findGenerator } from '#contract/generators/generators.ts'
import { makeOnce } from '#server/engines/make-once.ts'
import { createStudioEngine } from '#server/engines/studio/studio-engine.ts'
import type { GeneratorRequest, PictureAsset } from '#server/engines/engine.ts'

// Paints what invitation posters stand on, as large as the studio paints: `node scripts/make-poster-pictures.ts`, or with
// names (`aurora lantern`) those alone. The pictures are kept in the repository.
const target = new URL('../server/domains/invitations/poster/pictures/', import.meta.url)

const pictures: Record<string, Record<string, unknown>> = {
  aurora: { prompt: '极光下的雪山湖，冬夜，星空', size: '9:16', seed: 12 },
  lantern: { prompt: '夜空中的许多灯笼，节日', size: '9:16', seed: 33 },
  ink: { prompt: '水墨山水，远山，薄雾，一叶小舟', size: '9:16', seed: 21 },
  letter: { prompt: '春天盛开的樱花树，粉彩，花瓣飘落', size: '3:4', seed: 61 },
}

const engine = createStudioEngine({ paintThreads: availableParallelism() })
const asked = process.argv.slice(2)
await mkdir(target, { recursive: true })
for (const [name, input] of Object.entries(pictures)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const complete = v.parse(findGenerator('text-to-image')!.input, { ...input, clarity: 'high' })
  const [asset] = await makeOnce(engine, { generator: 'text-to-image', input: complete } as GeneratorRequest, {
    readUpload: () => Promise.reject(new Error('No photo is needed')),
  })
  const file = await sharp((asset as PictureAsset).bytes).webp({ quality: 84, smartSubsample: true, effort: 6 }).toBuffer()
  await writeFile(new URL(`${name}.webp`, target), file)
  process.stdout.write(`${name}: ${Math.round(file.length / 1024)} kB\n`)
}
await engine.close()
