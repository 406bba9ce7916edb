import { readFileSync } from 'node:fs'

const PAGE = 65_536
/** AssemblyScript's own, which it does not use. */
const FIRST = 1024

const compiled = new Map<string, WebAssembly.Module>()

/** The exports of a WebAssembly file over a memory of its own, which it imports as `env.memory`. A file is compiled once. */
export function startKernel(file: URL, memory: WebAssembly.Memory): WebAssembly.Exports {
  const module = compiled.get(file.href) ?? new WebAssembly.Module(readFileSync(file))
  compiled.set(file.href, module)
  return new WebAssembly.Instance(module, { env: { memory } }).exports
}

/** Gives out places in a memory, one after the other, before there is one. */
export function planMemory() {
  let end = FIRST
  return {
    /** Where so many bytes will lie: at a multiple of 16. */
    room(bytes: number): number {
      const at = end
      end += Math.ceil(bytes / 16) * 16
      return at
    },
    /** A memory with all that was given out, filled with noughts. */
    memory: () => new WebAssembly.Memory({ initial: Math.ceil(end / PAGE) }),
  }
}
