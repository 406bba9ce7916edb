import * as v from 'valibot'
import type { Work } from '#contract/entities.ts'
import { Margins } from '#contract/generators/fields.ts'
import type { PicturePlace } from '~/shared/ui/before-after/before-after.tsx'

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`

/** Where the photo lies in a picture that was extended round it; nothing for a picture that was not. */
export function originalPlace({ description }: Pick<Work, 'description'>): PicturePlace | undefined {
  if (!description?.input.margins) return undefined
  const { success, output } = v.safeParse(Margins, description.input.margins)
  if (!success) return undefined
  const across = 1 + output.left + output.right
  const down = 1 + output.top + output.bottom
  return { left: percent(output.left / across), top: percent(output.top / down), width: percent(1 / across), height: percent(1 / down) }
}
