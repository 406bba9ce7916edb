import { readFileSync } from 'node:fs'

/** What kernel.wasm offers; what each does stands in its source, `assembly/kernel.ts`. All numbers are places of memory or counts. */
export interface Kernel {
  place(out: number, nodes: number, count: number, halving: number, side: number): void
  fill(...view: ViewOfPlane): void
  lay(...view: [...ViewOfPlane, cover: number, taken: number, blocksAcross: number, share: number]): void
}

type ViewOfPlane = [
  out: number, plane: number, width: number, gridX: number, gridY: number, columns: number, rows: number, wide: number, high: number, next: number, nextOut: number,
]

let compiled: WebAssembly.Module | undefined

/** The kernel over a memory of its own. It is compiled once. */
export function startKernel(memory: WebAssembly.Memory): Kernel {
  compiled ??= new WebAssembly.Module(readFileSync(new URL('./kernel.wasm', import.meta.url)))
  return new WebAssembly.Instance(compiled, { env: { memory } }).exports as unknown as Kernel
}
