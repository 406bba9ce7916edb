import { readFile } from 'node:fs/promises'
import os from 'node:os'
import sharp from 'sharp'
import { createStudioPool } from '#studio/pool/studio-pool.ts'
import { themes, type ThemeId } from '#studio/portrait/themes.ts'

/**
 * How long each theme's looks take at 1152×1536, warm, and how much memory the process comes to. The reference is sharp
 * enlarging the photo to that size and encoding it. `node benchmarks/portraits.ts [theme]`
 */
const SIZE = { width: 1152, height: 1536 }
const MEGABYTE = 2 ** 20

const photo = await sharp(await readFile(new URL('../tests/fixtures/photos/astronaut.png', import.meta.url)))
  .resize(1024, 1024)
  .jpeg()
  .toBuffer()
const pool = createStudioPool({ paintThreads: 1, visionThreads: 1 })

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

const reference = await timed(() => sharp(photo).resize(SIZE.width, SIZE.height, { kernel: 'lanczos3' }).jpeg().toBuffer())
const portrait = (theme: ThemeId, variant: string) => () =>
  pool.run('themed-portrait', { photo, look: { theme, variant }, ...SIZE, relight: 0.6, retouch: 0.4, seed: 1 })

process.stdout.write(`${os.cpus()[0]?.model ?? 'unknown processor'}, ${os.availableParallelism()} cores, Node ${process.version}\n`)
const chosen = process.argv[2]
for (const theme of (Object.keys(themes) as ThemeId[]).filter((id) => !chosen || id === chosen)) {
  const { looks } = await themes[theme]()
  for (const variant of Object.keys(looks)) {
    const run = portrait(theme, variant)
    await run()
    const milliseconds = await timed(run)
    const memory = Math.round(process.memoryUsage.rss() / MEGABYTE)
    process.stdout.write(
      `${`${theme} ${variant}`.padEnd(30)} ${(milliseconds / 1000).toFixed(2).padStart(6)} s  ${(milliseconds / reference).toFixed(1).padStart(6)} × reference  ${memory} MB\n`,
    )
  }
}
await pool.close()
