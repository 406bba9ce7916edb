import { makeAndCompare, takeSample } from '../places.ts'
import type { Stage } from '../stage.ts'

export async function erase(stage: Stage): Promise<void> {
  const { page, show, draw, soon, word } = stage
  await stage.open('/functionListThree/draw/erasure')
  stage.chapter()
  await stage.line(() => takeSample(stage, '火箭'))
  const canvas = page.getByRole('application')
  stage.chapter()
  await stage.line(async () => {
    await soon(() => canvas.waitFor(), 0.5)
    await show(canvas)
  })
  await stage.line(() =>
    draw(page.locator('[role=application] img').first(), [
      [0.3, 0.28],
      [0.3, 0.88],
      [0.27, 0.88],
      [0.32, 0.3],
    ]),
  )
  await stage.line(() => show(page.getByRole('button', { name: word('撤销') }).first()))
  await makeAndCompare(stage)
}
