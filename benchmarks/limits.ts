import { fork } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { generatorIds, type GeneratorId } from '#contract/generators/generators.ts'
import { normalisePicture } from '#server/domains/uploads/decoder/normalise-picture.ts'
import type { LimitReport } from './support/limit-run.ts'
import { enlargedPhoto } from './support/sample-requests.ts'

/**
 * How long each generator keeps a person waiting: until the first preview, and at most after a cancellation (the longest
 * stretch of the task's thread without a look at the flag); and how much memory its process comes to, with photos of one
 * and of fifty megapixels. In seconds of the processor, so that what else runs on the machine does not count; the first
 * run in a process also loads the models. `node benchmarks/limits.ts [generator …]`
 */
const SIZES = { '1 MP': 1024 ** 2, '50 MP': 49.9e6 }
const AIMS = { preview: 1, cancel: 0.1, peak: 1200 * 2 ** 20 }

const print = (line: string) => process.stdout.write(`${line}\n`)
const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20)

async function measure(generator: GeneratorId, pixels: number): Promise<LimitReport> {
  const child = fork(path.join(import.meta.dirname, 'support/limit-run.ts'), [generator, String(pixels)])
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The process of '${generator}' ended`)))
  const [report] = await Promise.race([once(child, 'message'), ended])
  return report as LimitReport
}

const cell = (value: number | undefined, aim = Infinity) =>
  `${value === undefined ? 'none' : value.toFixed(2)}${(value ?? Infinity) > aim ? '*' : ' '}`.padStart(10)

const wanted = process.argv.slice(2)
print(`${os.cpus()[0]?.model ?? 'unknown processor'}, ${os.availableParallelism()} cores, Node ${process.version}`)
print(`aims: preview ${AIMS.preview} s, cancel ${AIMS.cancel} s, memory ${megabytes(AIMS.peak)} MB; * is past it`)
for (const [name, pixels] of Object.entries(SIZES)) {
  const photo = await enlargedPhoto('astronaut', pixels)
  const { width, height, bytes } = await normalisePicture(photo)
  print(`\n${name}, a file of ${megabytes(photo.length)} MB, kept as ${width}x${height} in ${megabytes(bytes.length)} MB`)
  print(`${''.padEnd(20)}${['preview', 'and cold', 'whole', 'and cold', 'cancel', 'and cold', 'memory'].map((title) => title.padStart(10)).join('')}  looks next in`)
  for (const generator of generatorIds.filter((id) => id !== 'img-to-video').filter((id) => wanted.length === 0 || wanted.includes(id))) {
    const { cold, warm, peak } = await measure(generator, pixels)
    const times = [cell(warm.preview, AIMS.preview), cell(cold.preview, AIMS.preview), cell(warm.whole), cell(cold.whole)]
    const stretches = [cell(warm.blocked, AIMS.cancel), cell(cold.blocked, AIMS.cancel)]
    const memory = `${megabytes(peak)}${peak > AIMS.peak ? '*' : ' '}`.padStart(10)
    print(`${generator.padEnd(20)}${[...times, ...stretches].join('')}${memory}  ${warm.where}`)
  }
}
