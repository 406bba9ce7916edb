import { parseArgs } from 'node:util'
import { startStandIn } from './stand-in.ts'

// Behaves as the sd-server program: takes its arguments, draws its bars, can fail at the start and die of an assertion.
// In place of a model file it takes the name of what goes wrong, if anything.

const { values } = parseArgs({
  strict: false,
  options: {
    'listen-ip': { type: 'string', short: 'l' },
    'listen-port': { type: 'string' },
    model: { type: 'string', short: 'm' },
    'lora-model-dir': { type: 'string' },
    'stand-in-step-ms': { type: 'string' },
  },
})
const say = (line: string) => process.stdout.write(`${line}\n`)

say(`[INFO ] main.cpp:42 - loading model from '${String(values.model)}'`)
if (String(values.model).includes('broken')) {
  process.stderr.write(`[ERROR] model.cpp:378 - init model loader from file failed: '${String(values.model)}'\n`)
  process.exit(1)
}

await startStandIn({
  port: Number(values['listen-port']),
  model: String(values.model).split('/').at(-1)!,
  stepMs: Number(values['stand-in-step-ms'] ?? 5),
  onStep: (done, of, { order }) => {
    if (order.prompt.includes('assertion') && done === 2) {
      process.stderr.write('/src/ggml/src/ggml-cpu/binary-ops.cpp:59: GGML_ASSERT(ggml_can_repeat(src1, src0)) failed\n', () => process.kill(process.pid, 'SIGABRT'))
      return new Promise(() => {})
    }
    process.stdout.write(`\r  |${'='.repeat(done)}>${' '.repeat(of - done)}| ${done}/${of} - 5.11it/s\x1b[K${done === of ? '\n' : ''}`)
    return undefined
  },
})
say(`[INFO ] main.cpp:99 - listening on: http://127.0.0.1:${String(values['listen-port'])}`)
