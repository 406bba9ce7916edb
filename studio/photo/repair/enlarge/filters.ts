import { readFileSync } from 'node:fs'
import { CLASSES } from './classify.ts'
import { quarterPlaces, quarters, tapPlaces, taps, TURNS } from './taps.ts'

/** Numbers of one filter: for each tap, its share in each quarter. */
export const FILTER_LENGTH = taps.length * quarters.length
/** Filters are stored as 16-bit numbers of this unit. */
export const UNIT = 1 / 8192
/** A first doubling starts from a photo, a second from what the first has made. */
export const BANKS = 2

/** The filters of one doubling for every class, lying every way: [turn][class][tap][quarter]. */
export type Bank = Float32Array

let loaded: readonly Bank[] | undefined

/** Filters that scripts/train-upscaler.ts has learned. */
export function loadBanks(): readonly Bank[] {
  loaded ??= readBanks()
  return loaded
}

function readBanks(): Bank[] {
  const bytes = readFileSync(new URL('./filters.bin', import.meta.url))
  const numbers = Float32Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readInt16LE(2 * i) * UNIT)
  const length = CLASSES * FILTER_LENGTH
  return Array.from({ length: BANKS }, (_, bank) => everyWay(numbers.subarray(bank * length, (bank + 1) * length)))
}

/** Learned filters ([class][tap][quarter]) lying every way. */
export function everyWay(learned: Float32Array): Bank {
  const bank = new Float32Array(TURNS * learned.length)
  for (let turn = 0, at = 0; turn < TURNS; turn++) {
    for (let first = 0; first < learned.length; first += FILTER_LENGTH) {
      for (const tap of tapPlaces[turn]!) {
        for (const quarter of quarterPlaces[turn]!) bank[at++] = learned[first + tap * quarters.length + quarter]!
      }
    }
  }
  return bank
}
