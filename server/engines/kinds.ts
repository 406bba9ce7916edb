import { comfyuiKind } from './comfyui/kind.ts'
import type { EngineKind } from './engine-kind.ts'
import { hostedKinds } from './hosted/kind.ts'
import { sdcppKind } from './sdcpp/kind.ts'

/** Every kind of engine that can be configured, in the order in which those of the environment are preferred. */
export const engineKinds: readonly EngineKind[] = [comfyuiKind, sdcppKind, ...hostedKinds]
