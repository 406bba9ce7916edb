import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

// Makes the WebAssembly that films are sampled and holes are filled with from its sources: `npm run kernels`; with --check it fails where that was forgotten.
const kernels = ['film/sample/kernel', 'photo/fill/kernel']
const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve('assemblyscript/package.json')), 'bin/asc.js')
const options = ['-O3', '--noAssert', '--runtime', 'stub', '--importMemory', '--noExportMemory', '--enable', 'simd']

const folder = await mkdtemp(path.join(tmpdir(), 'kernels-'))
try {
  for (const name of kernels) {
    const kernel = path.join(import.meta.dirname, '../studio', name)
    const made = path.join(folder, 'kernel.wasm')
    await promisify(execFile)(process.execPath, [compiler, 'assembly/kernel.ts', '--outFile', made, ...options], { cwd: kernel })
    const [bytes, kept] = [await readFile(made), path.join(kernel, 'kernel.wasm')]
    if (!process.argv.includes('--check')) await writeFile(kept, bytes)
    else if (!bytes.equals(await readFile(kept))) {
      process.stderr.write(`studio/${name} is not what its source says. Run \`npm run kernels\` and keep what it writes.\n`)
      process.exitCode = 1
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
