import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureDatabase } from '#server/platform/database/database.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts'
import { silentLog } from '#server/platform/log.ts'
import { createUndoStack } from '#server/undo.ts'
import { findEncoder } from '#studio/film/encode/find-encoder.ts'
import type { FilmSpec } from '#studio/film/film-spec.ts'
import { makeFilm } from '#studio/film/program/film-process.ts'
import { prepareStage } from '#studio/film/stage/prepare-stage.ts'
import { writeStage } from '#studio/film/stage/stage-file.ts'
import { idle } from '#studio/photo/fixtures.ts'
import { decodeImage } from '#studio/pixels/codec.ts'
import { buildApp, isBuilt } from '../scripts/build-app.ts'
import { forkServer } from './support/fork-server.ts'
import { enlargedPhoto } from './support/sample-requests.ts'

/**
 * How long the home page takes while two films of 1080p are encoded, beside none, in turns and in one run: milliseconds, of visits that come
 * ten times a second. `node benchmarks/film-pages.ts [seconds a round]`
 */
const ROUNDS = 3
const APART_MS = 100
const seconds = Number(process.argv[2] ?? 8)
const print = (line: string) => process.stdout.write(`${line}\n`)
const undo = createUndoStack()

async function visit(url: string, number: number): Promise<number> {
  const start = performance.now()
  await (await fetch(url, { headers: { 'X-Forwarded-For': `10.1.${number >> 8}.${number & 255}` } })).arrayBuffer()
  return performance.now() - start
}

async function visits(url: string): Promise<number[]> {
  const all: Promise<number>[] = []
  for (let i = 0; i < (seconds * 1000) / APART_MS; i++) {
    all.push(visit(url, i))
    await delay(APART_MS)
  }
  return Promise.all(all)
}
const share = (values: number[], part: number) => values.toSorted((a, b) => a - b)[Math.floor(values.length * part)]!

try {
  if (!(await isBuilt())) await buildApp()
  const folder = await undo.open(mkdtemp(path.join(tmpdir(), 'inkling-bench-')), (made) => rm(made, { recursive: true, force: true }))
  const postgres = await undo.open(startEmbeddedPostgres({ home: path.join(folder, 'postgres'), log: silentLog, durable: false }), (opened) => opened.stop())
  await ensureDatabase(postgres.url('postgres'), 'films')
  const settings = { PORT: '0', WORKERS: '0', LOG_LEVEL: 'warn', TRUST_PROXY: '1', DATA_DIR: folder, DATABASE_URL: postgres.url('films') }
  const product = await undo.open(forkServer('support/serve-product.ts', [], settings), (server) => server.stop())

  const spec: FilmSpec = { size: { width: 1920, height: 1080 }, seconds: 10, move: 'orbit', strength: 0.6, loop: false, life: [], seed: 1 }
  const stage = path.join(folder, 'stage')
  await writeStage(stage, (await prepareStage(await decodeImage(await enlargedPhoto('lake', 2_500_000), { maxSide: 3600 }), spec, idle)).stage)
  const encoder = await findEncoder(undefined)
  /** Films one after the other until it is ended. */
  async function films(name: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const film = path.join(folder, name)
      await makeFilm({ spec, stages: [stage], encoder, film, poster: `${film}.jpg`, frames: `${film}-frames.jpg`, comment: '', labels: {} }, { signal }).catch((error: unknown) => {
        if (!signal.aborted) throw error
      })
    }
  }

  await visits(product.url)
  const rounds = { 'no film': [] as number[], 'two films': [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    rounds['no film'].push(...(await visits(product.url)))
    const end = new AbortController()
    const both = Promise.all([films('a.mp4', end.signal), films('b.mp4', end.signal)])
    await delay(1000)
    rounds['two films'].push(...(await visits(product.url)))
    end.abort()
    await both
  }
  print(`home page, ms      p50      p95      p99   (${encoder.kind})`)
  for (const [name, took] of Object.entries(rounds)) print(`${name.padEnd(12)}${[0.5, 0.95, 0.99].map((part) => share(took, part).toFixed(1).padStart(9)).join('')}`)
  print(`p95 with two films / with none: ${(share(rounds['two films'], 0.95) / share(rounds['no film'], 0.95)).toFixed(2)}`)
} finally {
  await undo.closeAll()
}
process.exit(0)
