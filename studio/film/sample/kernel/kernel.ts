import { startKernel } from '../../../pixels/kernel.ts'

/** What kernel.wasm offers; what each does stands in its source, `assembly/kernel.ts`. All numbers are places of memory or counts. */
export interface SamplingKernel {
  place(out: number, nodes: number, count: number, halving: number, side: number): void
  fill(...view: ViewOfPlane): void
  lay(...view: [...ViewOfPlane, cover: number, taken: number, blocksAcross: number, share: number]): void
}

type ViewOfPlane = [
  out: number, plane: number, width: number, gridX: number, gridY: number, columns: number, rows: number, wide: number, high: number, next: number, nextOut: number,
]

/** The kernel over a memory of its own. */
export const startSamplingKernel = (memory: WebAssembly.Memory) => startKernel(new URL('./kernel.wasm', import.meta.url), memory) as unknown as SamplingKernel
