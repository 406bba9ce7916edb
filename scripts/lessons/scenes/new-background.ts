import { makeAndCompare, takeSample } from '../places.ts'
import type { Stage } from '../stage.ts'

export async function newBackground(stage: Stage): Promise<void> {
  const { page, tap, show, word } = stage
  await stage.open('/functionList/draw/bjxg')
  stage.chapter()
  await stage.line(() => show(page.getByRole('button', { name: /.+/ }).filter({ has: page.locator('img[src*="samples/photos"]') }).first()))
  await stage.line(() => takeSample(stage, '宇航员'))
  stage.chapter()
  await stage.line(() => show(page.getByRole('textbox', { name: word('新背景') })))
  await stage.line(() => tap(page.getByRole('button', { name: word('夕阳下的海滩') })))
  await makeAndCompare(stage)
}
