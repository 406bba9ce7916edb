import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { generatorIds, type GeneratorId } from '#contract/generators/generators.ts'
import { idle } from '#studio/photo/fixtures.ts'
import { decodeImage } from '#studio/pixels/codec.ts'
import { loadOpenCv, withOwned } from '#studio/vision/opencv.ts'
import { createRunner, isFilm } from './support/run-here.ts'
import { enlargedPhoto, sampleRequest } from './support/sample-requests.ts'

/**
 * Processor seconds of every generator at 1024², warm (the least of some runs), beside other programs that do a like
 * job on a photo of that size in the same run: those that are installed. The ratio is what can be compared between
 * machines. Each run has a photo that nobody has seen; 'again' is the same one with the same settings once more.
 * `node benchmarks/generators.ts [generator …]`
 */
const PIXELS = 1024 ** 2
const RUNS = 2

/** The least processor seconds of this process, or of the children that it waits for. */
async function least(run: (turn: number) => unknown, seconds: () => number): Promise<number> {
  let best = Infinity
  for (let i = 0; i <= RUNS; i++) {
    const start = seconds()
    await run(i)
    // The first is the warming up.
    if (i > 0) best = Math.min(best, seconds() - start)
  }
  return best
}

const own = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6
const folder = await mkdtemp(path.join(os.tmpdir(), 'generators-'))
const photo = path.join(folder, 'photo.jpg')
await writeFile(photo, await enlargedPhoto('astronaut', PIXELS))

/** Processor seconds of a command on the photo, as the shell tells them; undefined where it is not installed. */
async function commandSeconds(command: string): Promise<number | undefined> {
  const told = await new Promise<string>((resolve) => {
    execFile('bash', ['-c', `TIMEFORMAT='%U %S'; time ${command} > /dev/null 2>&1`], { cwd: folder }, (error, _, stderr) => resolve(error ? '' : stderr))
  })
  const [user, system] = told.trim().split(' ').map(Number)
  return user === undefined || system === undefined ? undefined : user + system
}

const { cv } = await loadOpenCv()
const decoded = await sampleRequest('beauty', PIXELS)
const { width, height, data } = await decodeImage(await decoded.readUpload((decoded.request.input as { photo: string }).photo), { maxSide: 1024 })

/** OpenCV's own function on the photo, in this process. */
const openCv = (work: (image: InstanceType<typeof cv.Mat>, out: InstanceType<typeof cv.Mat>, mask: InstanceType<typeof cv.Mat>) => void) => () =>
  least(
    () =>
      withOwned(cv, (keep) => {
        const mask = keep(cv.Mat.zeros(height, width, cv.CV_8UC1))
        cv.rectangle(mask, new cv.Point(0.7 * width, 0.05 * height), new cv.Point(0.95 * width, 0.4 * height), new cv.Scalar(255), -1)
        work(keep(cv.matFromArray(height, width, cv.CV_8UC3, data)), keep(new cv.Mat()), mask)
      }),
    own,
  )

const grabCut = openCv((image, _, mask) => {
  const box = new cv.Rect(0.1 * width, 0.02 * height, 0.7 * width, 0.95 * height)
  withOwned(cv, (keep) => cv.grabCut(image, mask, box, keep(new cv.Mat()), keep(new cv.Mat()), 1, cv.GC_INIT_WITH_RECT))
})
const bilateral = openCv((image, out) => cv.bilateralFilter(image, out, 25, 40, 12))
const command = (text: string) => () => commandSeconds(text)

/** What does about the same; grabCut runs once rather than the usual five times. */
const others: Partial<Record<GeneratorId, readonly (readonly [name: string, seconds: () => Promise<number | undefined>])[]>> = {
  cutout: [['OpenCV grabCut ×1', grabCut]],
  erasure: [
    ['OpenCV inpaint', openCv((image, out, mask) => cv.inpaint(image, mask, out, 3, cv.INPAINT_TELEA))],
    ["G'MIC inpaint", command('gmic photo.jpg -fill_color[0] 0,0,0 -ellipse[0] 80%,20%,10%,10%,0,1,255,0,0 photo.jpg -name[0] m -inpaint[1] [0],7,22,0.1,1,20,0,2,8 -output[1] out.png')],
  ],
  repair: [["G'MIC denoise", command('gmic photo.jpg denoise 10,8,5,8 cut 0,255 output out.png')], ['ImageMagick -resize 200%', command('convert photo.jpg -filter Lanczos -resize 200% out.png')]],
  beauty: [['OpenCV bilateralFilter', bilateral]],
  'picture-redraw': [['ImageMagick -paint', command('convert photo.jpg -paint 4 out.png')], ["G'MIC fx_painting", command('gmic photo.jpg fx_painting 5,2.5,1.5,50,1 output out.png')]],
  'photo-to-anime': [["G'MIC cartoon", command('gmic photo.jpg cartoon 3,200,20,0.25,1.5,8 output out.png')]],
  'manga-comic': [['ImageMagick -charcoal', command('convert photo.jpg -charcoal 2 out.png')]],
  'background-change': [['ImageMagick -blur 0x12', command('convert photo.jpg -blur 0x12 out.png')]],
}

const print = (line: string) => process.stdout.write(`${line}\n`)
print(`${os.cpus()[0]?.model ?? 'unknown processor'}, ${os.availableParallelism()} cores, Node ${process.version}`)
print(`${'generator'.padEnd(20)}${'s'.padStart(8)}${'again'.padStart(8)}   ${'beside'.padEnd(26)}${'s'.padStart(8)}${'ours / theirs'.padStart(16)}`)
const wanted = process.argv.slice(2)
try {
  for (const generator of generatorIds.filter((id) => !isFilm(id)).filter((id) => wanted.length === 0 || wanted.includes(id))) {
    const runs: (() => Promise<unknown>)[] = []
    // Some pixels wider each.
    for (let turn = 0; turn <= RUNS; turn++) runs.push(createRunner(await sampleRequest(generator, PIXELS + turn * 4 * Math.sqrt(PIXELS)), idle))
    const ours = await least((turn) => runs[turn]!(), own)
    const again = await least(() => runs[RUNS]!(), own)
    const told = `${generator.padEnd(20)}${ours.toFixed(2).padStart(8)}${again.toFixed(2).padStart(8)}`
    const beside = others[generator] ?? []
    if (beside.length === 0) print(told)
    for (const [name, seconds] of beside) {
      const theirs = await seconds()
      const ratio = theirs === undefined ? 'not installed'.padStart(24) : `${theirs.toFixed(2).padStart(8)}${(ours / theirs).toFixed(2).padStart(16)}`
      print(`${told}   ${name.padEnd(26)}${ratio}`)
    }
  }
} finally {
  await rm(folder, { recursive: true })
}
