import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { FromPictureProgram, ToPictureProgram } from './messages.ts'
import { loadNsfwNet, NET_SIDE } from './nsfw-net.ts'

// A process of its own that looks at one picture after another, so that the net's memory and time are not the server's.

sharp.cache(false)
sharp.concurrency(1)

// Where there is such a thing (Linux): when the machine runs out of memory this process goes first, and not the server.
writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})

// Ctrl+C reaches every process of the terminal; this one ends when its server lets go of it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit(0))

const loading = loadNsfwNet()

process.on('message', async ({ id, picture }: ToPictureProgram) => {
  process.send?.({ id, ...(await look(picture)) } satisfies FromPictureProgram)
})

async function look(picture: Uint8Array): Promise<Omit<FromPictureProgram, 'id'>> {
  try {
    const net = await loading
    const side = { width: NET_SIDE, height: NET_SIDE, fit: 'fill' } as const
    return { likelihoods: net(await sharp(picture).resize(side).flatten({ background: '#fff' }).toColourspace('srgb').raw().toBuffer()) }
  } catch (error) {
    return { problem: String(error) }
  }
}
