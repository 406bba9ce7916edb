import * as v from 'valibot'
import { exportFormats, labelPlaces } from '#contract/endpoints/gallery-choices.ts'
import { readKept, writeKept } from '~/shared/lib/draft.ts'

const SaveChoice = v.object({ format: v.picklist(exportFormats), place: v.picklist(labelPlaces) })
export type SaveChoice = v.InferOutput<typeof SaveChoice>

const NAME = 'save'

/** How the person wants files on this device; nothing until they have said so. */
export function keptSaveChoice(): SaveChoice | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), SaveChoice), readKept(NAME))
  return parsed.success ? parsed.output : undefined
}

export const keepSaveChoice = (choice: SaveChoice): void => writeKept(NAME, choice)
