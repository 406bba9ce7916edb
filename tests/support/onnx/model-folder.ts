import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type * as v from 'valibot'
import type { ModelDescription } from '../../../studio/own-models/description.ts'

type Written = v.InferInput<typeof ModelDescription>
/** What is particular to a model; the rest is filled in. */
export type ModelParts = Written extends infer One ? (One extends Written ? Omit<One, 'name' | 'licence' | 'file' | 'sha256'> & { sha256?: string } : never) : never

export interface ModelFolder {
  path: string
  /** Writes a network and its description, and answers with the network's path. */
  add(parts: ModelParts, network: Uint8Array): string
  remove(): void
}

/** A folder as MODELS_DIR names one. */
export function createModelFolder(): ModelFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'inkling-models-'))
  return {
    path: folder,
    add(parts, network) {
      const sha256 = createHash('sha256').update(network).digest('hex')
      const description = { name: `Tiny ${parts.id}`, licence: 'Apache-2.0', file: `${parts.id}.onnx`, sha256, ...parts }
      const file = path.join(folder, description.file)
      writeFileSync(file, network)
      writeFileSync(path.join(folder, `${parts.id}.json`), JSON.stringify(description))
      return file
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
