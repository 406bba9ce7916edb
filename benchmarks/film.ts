import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { FRAME_RATE, type FilmSpec } from '#studio/film/film-spec.ts'
import type { FilmJob } from '#studio/film/program/messages.ts'
import { prepareStage } from '#studio/film/stage/prepare-stage.ts'
import { writeStage } from '#studio/film/stage/stage-file.ts'
import { idle } from '#studio/photo/fixtures.ts'
import { decodeImage } from '#studio/pixels/codec.ts'
import { enlargedPhoto } from './support/sample-requests.ts'

/**
 * A camera move of 4 s at 720p beside ffmpeg's zoompan at equal settings (x264 veryfast, crf 20, a key frame every two seconds, the index first), in one run: processor seconds with all
 * children, wall seconds, and how roughly the frames follow each other. `node benchmarks/film.ts`; needs ffmpeg and bash.
 */
const RUNS = 8
/** As our encoder is told. */
const THREADS = Math.min(4, os.availableParallelism())
type Took = Awaited<ReturnType<typeof seconds>>[number]
const run = promisify(execFile)
const print = (line: string) => process.stdout.write(`${line}\n`)
const folder = await mkdtemp(path.join(os.tmpdir(), 'film-bench-'))
const at = (name: string) => path.join(folder, name)

/** Processor and wall seconds of commands and their children: the least of some runs, in turns, as others use the machine too. */
async function seconds(commands: readonly string[]): Promise<{ processor: number; wall: number }[]> {
  const least = commands.map(() => ({ processor: Infinity, wall: Infinity }))
  for (let i = 0; i < RUNS; i++) {
    for (const [which, command] of commands.entries()) {
      const { stderr } = await run('bash', ['-c', `TIMEFORMAT='%U %S %R'; time ${command} > /dev/null`], { cwd: import.meta.dirname })
      const [user, system, real] = stderr.trim().split('\n').at(-1)!.split(' ').map(Number) as [number, number, number]
      least[which] = { processor: Math.min(least[which]!.processor, user + system), wall: Math.min(least[which]!.wall, real) }
    }
  }
  return least
}

/** How unevenly frames differ from those before, as a share of how much they differ: 0 for a move that flows. */
async function roughness(film: string): Promise<number> {
  const [width, height] = [1280, 720]
  const { stdout } = await run('ffmpeg', ['-v', 'error', '-i', film, '-f', 'rawvideo', '-pix_fmt', 'gray', '-'], { encoding: 'buffer', maxBuffer: 2 ** 30 })
  const pixels = width * height
  const steps = Array.from({ length: stdout.length / pixels - 1 }, (_, frame) => {
    let sum = 0
    for (let i = 0; i < pixels; i++) sum += Math.abs(stdout[(frame + 1) * pixels + i]! - stdout[frame * pixels + i]!)
    return sum / pixels
  })
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length
  const bends = steps.slice(1, -1).map((step, i) => Math.abs(step - (steps[i]! + steps[i + 2]!) / 2))
  return bends.reduce((sum, bend) => sum + bend, 0) / bends.length / mean
}

try {
  await writeFile(at('photo.jpg'), await enlargedPhoto('lake', 2_500_000))
  const photo = await decodeImage(await enlargedPhoto('lake', 2_500_000), { maxSide: 3600 })
  const spec: FilmSpec = { size: { width: 1280, height: 720 }, seconds: 4, move: 'push', strength: 0.5, loop: false, life: [], seed: 1 }
  const job = async (name: string, its: FilmSpec, encoder: FilmJob['encoder']) => {
    await writeStage(at(`${name}.stage`), (await prepareStage(photo, its, idle)).stage)
    const film: FilmJob = { spec: its, stages: [at(`${name}.stage`)], encoder, film: at(`${name}.mp4`), poster: at(`${name}.jpg`), frames: at(`${name}-frames.jpg`), comment: '', labels: {} }
    await writeFile(at(`${name}.json`), JSON.stringify(film))
    return `env NODE_COMPILE_CACHE=${at('compiled')} node support/shoot-job.ts ${at(`${name}.json`)}`
  }
  const frames = spec.seconds * FRAME_RATE
  const zoompan = `zoompan=z='1+0.12*(1-cos(PI*on/${frames - 1}))/2':x='iw/2-(iw/zoom/2)':y='ih/2-(ih/zoom/2)':d=${frames}:s=1280x720:fps=${FRAME_RATE}`
  const [theirs, ours, builtIn] = (await seconds([
    `ffmpeg -v error -y -i ${at('photo.jpg')} -vf "crop=iw:iw*9/16,${zoompan}" -pix_fmt yuv420p -c:v libx264 -preset veryfast -crf 20 -profile:v high -threads ${THREADS} -g ${2 * FRAME_RATE} -movflags +faststart ${at('theirs.mp4')}`,
    await job('ours', spec, { kind: 'ffmpeg', command: 'ffmpeg' }),
    await job('built-in', spec, { kind: 'built-in' }),
  ])) as [Took, Took, Took]
  print(`4 s at 720p            frames/s  frames/processor s`)
  for (const [name, { processor, wall }] of Object.entries({ zoompan: theirs, 'ours, x264': ours, 'ours, built-in': builtIn })) {
    print(`${name.padEnd(20)}${(frames / wall).toFixed(1).padStart(11)}${(frames / processor).toFixed(1).padStart(20)}`)
  }
  print(`ours / zoompan: ${(theirs.wall / ours.wall).toFixed(2)} of its frames a second, ${(theirs.processor / ours.processor).toFixed(2)} a processor second`)
  const [rough, theirRough] = [await roughness(at('ours.mp4')), await roughness(at('theirs.mp4'))]
  print(`roughness: ours ${(100 * rough).toFixed(1)} %, zoompan ${(100 * theirRough).toFixed(1)} %, ratio ${(rough / theirRough).toFixed(2)}`)
  const large = await job('large', { ...spec, size: { width: 1920, height: 1080 }, seconds: 10, move: 'orbit' }, { kind: 'ffmpeg', command: 'ffmpeg' })
  const { stdout, stderr } = await run('bash', ['-c', `/usr/bin/time -f %M ${large}`], { cwd: import.meta.dirname })
  print(`10 s at 1080p: at most ${Math.round(Number(stdout) / 1024)} MB of ours, ${Math.round(Number(stderr) / 1024)} MB of the largest process`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
process.exit(0)
