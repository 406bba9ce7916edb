import { makeAndCompare, takeSample } from '../places.ts'
import type { Stage } from '../stage.ts'

export async function portrait(stage: Stage): Promise<void> {
  const { page, show, word } = stage
  await stage.open('/functionListThree/draw/zpzdm')
  stage.chapter()
  await stage.line(() => show(page.locator('img[src*="samples/photos"]').first()))
  await stage.line(() => takeSample(stage, '宇航员'))
  stage.chapter()
  await stage.line(() => show(page.getByText(word('背景')).first()))
  await stage.line(() => show(page.getByText(word('线条')).first()))
  await makeAndCompare(stage, 'publish')
}
