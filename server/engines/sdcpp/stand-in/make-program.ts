import { writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Puts a program into a folder that behaves as sd-server, and answers its path. */
export async function makeStandInProgram(folder: string): Promise<string> {
  const file = path.join(folder, 'sd-server.mjs')
  const program = path.join(import.meta.dirname, 'program.ts')
  await writeFile(file, `#!${process.execPath}\nawait import(${JSON.stringify(program)})\n`, { mode: 0o755 })
  return file
}
