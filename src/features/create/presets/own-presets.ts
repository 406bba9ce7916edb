import * as v from 'valibot'
import { appConfig } from '#config'
import type { Generator } from '#contract/generators/control.ts'
import { writeKept } from '~/shared/lib/draft.ts'
import type { FormValues } from '../form.ts'
import { useKept } from './kept.ts'
import { settingsOf } from './settings.ts'

const Presets = v.array(v.object({ name: v.string(), settings: v.record(v.string(), v.unknown()) }))
export type OwnPreset = v.InferOutput<typeof Presets>[number]

/** The settings that a person gave names to on this device, the newest first. */
export function useOwnPresets(generator: Generator) {
  const key = `presets.${generator.id}`
  const presets = useKept(Presets, key) ?? []
  const write = (next: OwnPreset[]) => writeKept(key, next)
  return {
    presets,
    full: presets.length >= appConfig.creation.presetsKept,
    /** Under a name that is taken the new settings take the place of the old. */
    save: (name: string, values: FormValues) =>
      write([{ name, settings: settingsOf(generator, values) }, ...presets.filter((other) => other.name !== name)]),
    rename: (name: string, next: string) => write(presets.map((preset) => (preset.name === name ? { ...preset, name: next } : preset))),
    remove: (name: string) => write(presets.filter((preset) => preset.name !== name)),
    restore: write,
  }
}
