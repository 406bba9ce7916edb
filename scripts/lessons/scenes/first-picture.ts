import { create, generateButton, promptField, toolOf } from '../places.ts'
import type { Stage } from '../stage.ts'

export async function firstPicture(stage: Stage): Promise<void> {
  const { page, tap, write, show, either, soon } = stage
  await stage.open('/square/draw/agent-square')
  stage.chapter()
  await stage.line(async () => {
    await show(toolOf(stage, '/functionListThree/draw/erasure'))
    await show(toolOf(stage, '/functionList/draw/textDraw'))
  })
  await stage.line(async () => {
    await tap(toolOf(stage, '/functionList/draw/textDraw'))
    await soon(() => promptField(stage).waitFor(), 0.6)
  })
  stage.chapter()
  await stage.line(() => tap(promptField(stage)))
  await stage.line(() => write(promptField(stage), either({ 'zh-Hans': '雪山湖泊，清晨，薄雾', en: 'A snowy mountain lake at dawn, morning mist' })))
  stage.chapter()
  await stage.line(() => tap(page.getByRole('radio', { name: '3:4' }).or(page.getByRole('button', { name: '3:4' })).first()))
  await stage.line(() => show(generateButton(stage)))
  stage.chapter()
  await stage.line(() => create(stage, 2.4))
  stage.poster()
  await stage.line(() => show(page.locator('[data-coach=keep]')))
}
