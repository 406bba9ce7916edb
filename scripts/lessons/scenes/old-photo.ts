import { makeAndCompare, takeSample } from '../places.ts'
import type { Stage } from '../stage.ts'

export async function oldPhoto(stage: Stage): Promise<void> {
  const { page, tap, show, word } = stage
  await stage.open('/functionSquare/draw/repair')
  stage.chapter()
  await stage.line(() => show(page.locator('img[src*="samples/photos"]').first()))
  await stage.line(() => takeSample(stage, '老照片'))
  stage.chapter()
  await stage.line(async () => {
    await show(page.getByText(word('去划痕')).first())
  })
  await stage.line(() => tap(page.getByRole('radio', { name: /^2/ }).or(page.getByRole('button', { name: /^2/ })).first()))
  await makeAndCompare(stage)
}
