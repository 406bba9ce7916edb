import { generateButton, MAKING_MS, takeSample } from '../places.ts'
import type { Stage } from '../stage.ts'

export async function movingPhoto(stage: Stage): Promise<void> {
  const { page, tap, show, soon, rest, word } = stage
  const film = page.locator('main video').first()
  await stage.open('/functionListThree/draw/imgToVideo')
  stage.chapter()
  await stage.line(() => show(page.locator('img[src*="samples/photos"]').first()))
  await stage.line(() => takeSample(stage, '湖景画'))
  stage.chapter()
  await stage.line(() => show(page.getByText(word('镜头'), { exact: true }).first()))
  await stage.line(async () => {
    await show(page.getByText(word('动态'), { exact: true }).first())
    await tap(page.getByRole('button', { name: word('水波') }).or(page.getByRole('radio', { name: word('水波') })).first())
  })
  stage.chapter()
  await stage.line(async () => {
    await tap(generateButton(stage))
    await rest()
    await soon(() => film.waitFor({ timeout: MAKING_MS }), 2.4)
    await show(film)
  })
  stage.poster()
  stage.chapter()
  await stage.line(async () => {
    await tap(film)
    await rest()
    await page.waitForTimeout(3200)
  })
  await stage.line(() => show(page.locator('[data-coach=keep]')))
}
