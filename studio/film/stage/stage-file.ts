import { readFile, writeFile } from 'node:fs/promises'
import { deserialize, serialize } from 'node:v8'
import type { FilmStage } from './film-stage.ts'

/** Writes a stage for another process of this machine and version; it is large. */
export const writeStage = (file: string, stage: FilmStage) => writeFile(file, serialize(stage))

export const readStage = async (file: string) => deserialize(await readFile(file)) as FilmStage
