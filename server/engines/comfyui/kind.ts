import { isAbsolute, resolve } from 'node:path'
import * as v from 'valibot'
import { EngineError } from '../engine.ts'
import { defineEngineKind } from '../engine-kind.ts'
import { StartError } from '../../platform/start-error.ts'
import { conformance } from './conformance.ts'
import { createComfyuiEngine } from './comfyui-engine.ts'
import { ComfyuiEntry, ServerAddress } from './entry.ts'
import { ownKey } from './offers.ts'
import { recipes } from './recipes/recipes.ts'
import type { Template } from './templates/template.ts'
import { readWorkflowFile } from './workflow-file.ts'

const list = (text: string) => text.split(',').map((part) => part.trim()).filter((part) => part !== '')
const addresses = v.pipe(v.string(), v.transform(list), v.minLength(1, 'needs an address'), v.array(ServerAddress))
const files = v.pipe(v.string(), v.transform(list), v.minLength(1, 'needs a file name'))
const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))

/** ComfyUI servers as an engine; docs/engines/comfyui.md tells how they are plugged in. */
export const comfyuiKind = defineEngineKind({
  kind: 'comfyui',
  entry: ComfyuiEntry,
  variables: {
    COMFYUI_URL: { schema: addresses, about: 'Address of a ComfyUI server, such as `http://127.0.0.1:8188`; several, separated by commas, share the work.' },
    COMFYUI_CHECKPOINT: {
      schema: files, about: 'The checkpoints to use, as ComfyUI lists them, separated by commas; absent: all that it has.',
    },
    COMFYUI_UPSCALER: { schema: text, about: 'The model that makes photos larger, as ComfyUI lists it; absent: the first that it has.' },
  },
  fromEnvironment({ COMFYUI_URL: servers, COMFYUI_CHECKPOINT: checkpoints, COMFYUI_UPSCALER: upscaler }) {
    if (servers === undefined) return undefined
    return {
      servers: list(servers),
      ...(checkpoints !== undefined && { checkpoints: list(checkpoints) }),
      ...(upscaler !== undefined && { upscaler }),
    }
  },
  async open(entry, _environment, parts) {
    const own = new Map<string, Template>()
    for (const { id, generators = {} } of entry.models ?? []) {
      for (const [generator, settings] of Object.entries(generators)) {
        if (!Object.hasOwn(recipes, generator)) throw new StartError(`ComfyUI, model '${id}': '${generator}' cannot be made by a workflow.`)
        if (settings && settings.workflow !== undefined) own.set(ownKey(id, generator), await readWorkflowFile(fromHere(settings.workflow)))
      }
    }
    return createComfyuiEngine(entry, { ...parts, own })
  },
  async check({ servers }, _environment, print) {
    let failed = 0
    for (const server of servers) {
      print(server)
      for (const { name, check } of conformance) {
        const error = await check(server).then(() => undefined, (reason: unknown) => reason)
        if (error !== undefined) failed++
        print(`  ${error === undefined ? 'ok    ' : 'FAILED'} ${name}${error === undefined ? '' : `: ${wordsOf(error)}`}`)
      }
    }
    if (failed > 0) throw new StartError(`${failed} checks failed.`)
  },
})

/** An engine's error in a line for the operator. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error instanceof EngineError && error.cause instanceof Error ? `${error.reason} (${error.cause.message})` : error.message
}

const fromHere = (path: string) => (isAbsolute(path) ? path : resolve(path))
