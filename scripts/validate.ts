import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Everything that must be right before a change lands, the same here and in CI. */
const checks = ['types', 'lint', 'imports', 'dead-code', 'words:check', 'migrations:check', 'docs:check', 'licences', 'lock:check', 'kernels:check', 'weight']

const failed: string[] = []
for (const check of checks) {
  const started = performance.now()
  const child = spawn('npm', ['run', '--silent', check], { stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${check} (${seconds} s)\n`)
  if (code === 0) continue
  failed.push(check)
  process.stdout.write(Buffer.concat(output))
}
process.stdout.write(failed.length === 0 ? 'Everything is valid.\n' : `Not valid: ${failed.join(', ')}\n`)
process.exitCode = failed.length === 0 ? 0 : 1
