import type { Speech } from '../engine.ts'
import { badAnswer } from './bad-answer.ts'

const PCM = 1
const FLOAT = 3
/** The kind stands further behind. */
const EXTENSIBLE = 0xfffe

/**
 * The sound of a WAV file of 16, 24 or 32 bits, its channels mixed into one. Where the head tells of more than there is, as of what was written while
 * it was made, all that is there is taken. Rejects with a transient EngineError for anything else.
 */
export function readWav(bytes: Uint8Array): Speech {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const name = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (bytes.byteLength < 44 || name(0) !== 'RIFF' || name(8) !== 'WAVE') throw badAnswer(new Error('That is no WAV'))
  let format: { read: (at: number) => number; channels: number; sampleRate: number; width: number } | undefined
  for (let at = 12; at + 8 <= bytes.byteLength; ) {
    const size = view.getUint32(at + 4, true)
    const body = at + 8
    if (name(at) === 'fmt ' && body + 16 <= bytes.byteLength) format = formatOf(view, body)
    if (name(at) === 'data') {
      if (!format) break
      return mixed(format, body, Math.min(size, bytes.byteLength - body))
    }
    at = body + size + (size % 2)
  }
  throw badAnswer(new Error('A WAV without sound'))
}

function formatOf(view: DataView, at: number) {
  const told = view.getUint16(at, true)
  const kind = told === EXTENSIBLE && at + 26 <= view.byteLength ? view.getUint16(at + 24, true) : told
  const channels = view.getUint16(at + 2, true)
  const sampleRate = view.getUint32(at + 4, true)
  const bits = view.getUint16(at + 14, true)
  const read = readers[`${kind} ${bits}`]?.(view)
  if (!read || channels < 1 || channels > 8 || sampleRate < 8000 || sampleRate > 192_000) throw badAnswer(new Error(`A WAV of kind ${kind}, ${bits} bits, ${channels} channels, ${sampleRate} Hz`))
  return { read, channels, sampleRate, width: bits / 8 }
}

/** By kind and bits: a sample at a place, -1..1. */
const readers: Record<string, (view: DataView) => (at: number) => number> = {
  [`${PCM} 16`]: (view) => (at) => view.getInt16(at, true) / 0x8000,
  [`${PCM} 24`]: (view) => (at) => ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 0x800000,
  [`${PCM} 32`]: (view) => (at) => view.getInt32(at, true) / 0x80000000,
  [`${FLOAT} 32`]: (view) => (at) => {
    const value = view.getFloat32(at, true)
    return Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0
  },
}

function mixed({ read, channels, width, sampleRate }: ReturnType<typeof formatOf>, from: number, size: number): Speech {
  const samples = new Float32Array(Math.floor(size / (width * channels)))
  if (samples.length === 0) throw badAnswer(new Error('A WAV without sound'))
  for (let i = 0, at = from; i < samples.length; i++) {
    let sum = 0
    for (let channel = 0; channel < channels; channel++, at += width) sum += read(at)
    samples[i] = sum / channels
  }
  return { samples, sampleRate }
}
