import type { Lesson } from '#contract/courses/lessons.ts'
import { download } from '~/shared/api/download.ts'
import { uploadImage } from '~/shared/api/upload.ts'
import { writeDraft } from '~/shared/lib/draft.ts'

/** Leaves for the generator's form what a lesson begins with, as if the person had left it there unsent in this tab. */
export async function prepareTrial(trial: Lesson['trial']): Promise<void> {
  if (!('photo' in trial)) return
  const values = 'values' in trial ? trial.values : {}
  const photo = await download(`/samples/photos/${trial.photo}.webp`)
  const upload = await uploadImage(new File([photo], `${trial.photo}.webp`, { type: 'image/webp' }), { quiet: true })
  writeDraft(trial.generator, { values: { ...values, photo: upload.id }, uploads: { [upload.id]: upload } })
}
