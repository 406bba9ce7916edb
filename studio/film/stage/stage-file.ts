import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { deserialize, serialize } from 'node:v8'
import type { FilmStage } from './film-stage.ts'

/** Writes a stage for another process of this machine and version; it is large. */
export const writeStage = (file: string, stage: FilmStage) => writeFile(file, serialize(stage))

/** Waits for the disk: for a process that has nothing else to do. */
export const readStage = (file: string) => deserialize(readFileSync(file)) as FilmStage
