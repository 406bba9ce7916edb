import { writeFileSync, readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { generators } from '#contract/generators/generators.ts'
import { createStudioEngine } from '#server/engines/studio/studio-engine.ts'
const [, , name, generator, json] = process.argv
const engine = createStudioEngine({ paintThreads: 1 })
const offer = (await engine.discover(AbortSignal.timeout(1000))).find((o) => o.generator === generator)!
const photos = new Map<string, string>()
const raw = JSON.parse(json!)
if (raw.photos) raw.photos = raw.photos.map((file: string) => { const id = randomUUID(); photos.set(id, file); return id })
const input = v.parse((generators as any)[generator!].input, raw)
const t = Date.now(); let last = ''
await engine.run({ generator, input, offer } as any, {
  taskId: randomUUID(), signal: AbortSignal.timeout(600000), givenUp: () => false, checkpoint: { value: undefined, write: async () => {} },
  onProgress: ({ progress, stage }: any) => { if (stage !== last) { last = stage; console.log(((Date.now() - t) / 1000).toFixed(1), stage, progress.toFixed(2)) } },
  onPreview: () => {}, readUpload: async (id: string) => readFileSync(photos.get(id)!), findRegion: async () => new Uint8Array(),
  deliver: async (asset: any) => { const parts = []; for await (const p of asset.stream) parts.push(p); writeFileSync(`/tmp/script/${name}.mp4`, Buffer.concat(parts)); writeFileSync(`/tmp/script/${name}.webp`, asset.poster); console.log(((Date.now() - t) / 1000).toFixed(1), 'delivered', asset.duration, asset.notes) },
} as any)
await engine.close()
