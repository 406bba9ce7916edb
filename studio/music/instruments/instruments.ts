import type { TonalInstrument } from '../mood.ts'
import type { Instrument } from './note.ts'
import { bass, brass, pad, strings, sub } from './strings.ts'
import { bell, flute, marimba, piano, pluck, zither } from './struck.ts'

export const instruments: Readonly<Record<TonalInstrument, Instrument>> = { pad, strings, piano, pluck, zither, marimba, bell, flute, bass, sub, brass }
