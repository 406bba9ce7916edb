import { toLab } from './lab.ts'
import type { LabPicture } from './pixels.ts'
import { selectArea } from './select-area.ts'
import type { SelectionAnswer, SelectionMessage } from './open-selection.ts'

let picture: LabPicture | undefined

addEventListener('message', ({ data }: MessageEvent<SelectionMessage>) => {
  if ('pixels' in data) picture = toLab(data.pixels)
  else postMessage({ question: data.question, outline: picture && selectArea(picture, data.at) } satisfies SelectionAnswer)
})
