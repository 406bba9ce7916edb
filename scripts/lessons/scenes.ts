import type { LessonId } from '#contract/courses/lessons.ts'
import { erase } from './scenes/erase.ts'
import { firstPicture } from './scenes/first-picture.ts'
import { goodPrompt } from './scenes/good-prompt.ts'
import { movingPhoto } from './scenes/moving-photo.ts'
import { newBackground } from './scenes/new-background.ts'
import { oldPhoto } from './scenes/old-photo.ts'
import { portrait } from './scenes/portrait.ts'
import { publish } from './scenes/publish.ts'
import type { Stage } from './stage.ts'

/** What is done in each lesson, on the product itself. */
export const scenes: Record<LessonId, (stage: Stage) => Promise<void>> = {
  'first-picture': firstPicture,
  'good-prompt': goodPrompt,
  'new-background': newBackground,
  'old-photo': oldPhoto,
  erase,
  portrait,
  'moving-photo': movingPhoto,
  publish,
}
