import { describe, expect, it } from 'vitest'
import { createStepReader } from './steps.ts'

function read(...pieces: string[]): string[] {
  const steps: string[] = []
  const reader = createStepReader(({ done, of }) => steps.push(`${done}/${of}`))
  for (const piece of pieces) reader(piece)
  return steps
}

describe('the bar that the server draws', () => {
  it('is read step by step, as it is drawn', () => {
    expect(read('\r  |====>    | 1/3 - 5.11it/s\x1b[K', '\r  |======>  | 2/3 - 12.30s/it\x1b[K', '\r  |=========| 3/3 - 5.2it/s\x1b[K\n')).toEqual(['1/3', '2/3', '3/3'])
  })

  it('is read whole when it comes in pieces', () => {
    expect(read('[INFO ] main.cpp:12 - sampling\n\r  |==', '==>    | 1', '/20 - 0.5', '1it/s\x1b[K\r  |===>  | 2/20 - 1it/s')).toEqual(['1/20', '2/20'])
  })

  it('is nothing else that is printed', () => {
    expect(read('loading 3/6 tensors\n', 'x'.repeat(5000), '| 4/5 - soon |\n')).toEqual([])
  })
})
