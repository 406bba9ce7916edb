import * as v from 'valibot'
import type { Generator } from '#contract/generators/control.ts'
import { removeKept, writeKept } from '~/shared/lib/draft.ts'
import type { FormValues } from '../form.ts'
import { findKept } from './kept.ts'
import { settingsOf } from './settings.ts'

const Settings = v.record(v.string(), v.unknown())
const nameOf = (generator: Generator) => `last.${generator.id}`

/** The settings of the last creation with a generator on this device. */
export const lastSettings = (generator: Generator): FormValues => settingsOf(generator, findKept(Settings, nameOf(generator)) ?? {})

export const keepLastSettings = (generator: Generator, input: FormValues): void => writeKept(nameOf(generator), settingsOf(generator, input))

export const forgetLastSettings = (generator: Generator): void => removeKept(nameOf(generator))
