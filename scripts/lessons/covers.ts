import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { appConfig } from '#config'
import type { LessonId } from '#contract/courses/lessons.ts'

const root = path.join(import.meta.dirname, '../..')

/** Of lessons whose generator shows works of the square, and has no pictures of its own in public/. */
const covers: Partial<Record<LessonId, string>> = { 'new-background': 'backdrop-astronaut-galaxy' }

export async function writeCovers(): Promise<void> {
  for (const [id, name] of Object.entries(covers)) {
    const folder = path.join(root, 'public/courses', id)
    await mkdir(folder, { recursive: true })
    const picture = sharp(path.join(root, `server/domains/sample/pictures/${name}.webp`))
    await picture.resize({ width: Math.max(...appConfig.layout.exampleWidthsPx) }).webp({ quality: 78, effort: 6 }).toFile(path.join(folder, 'cover.webp'))
  }
}
