import { startKernel } from '../../../pixels/kernel.ts'

/** What kernel.wasm offers; what each does stands in its source, `assembly/kernel.ts`. All numbers are places of memory, pixels or counts. */
export interface PatchKernel {
  place(
    width: number, height: number, stride: number, targetCount: number, fair: number, values: number, hole: number, usable: number, means: number,
    nearest: number, targets: number, cost: number, trust: number, copies: number, sums: number, totals: number,
  ): void
  begin(across: number, down: number, seed: number): void
  count(): void
  measure(from: number, to: number): void
  improve(from: number, to: number, step: 1 | -1, reach: number): void
  collect(from: number, to: number): void
  settle(): void
  likeliest(target: number, sourceCount: number, across: number, down: number): number
}

/** The kernel over a memory of its own. */
export const startPatchKernel = (memory: WebAssembly.Memory) => startKernel(new URL('./kernel.wasm', import.meta.url), memory) as unknown as PatchKernel
