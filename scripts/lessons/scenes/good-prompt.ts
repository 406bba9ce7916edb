import { create, promptField } from '../places.ts'
import type { Stage } from '../stage.ts'

export async function goodPrompt(stage: Stage): Promise<void> {
  const { page, tap, write, show, either, soon } = stage
  await stage.open('/functionSquare/activity/prompt?theme=sea')
  stage.chapter()
  await stage.line(() => show(page.locator('main article').nth(4)))
  await stage.line(async () => {
    await tap(page.locator('main article').nth(2).getByRole('link').last())
    await soon(() => promptField(stage).waitFor(), 0.6)
  })
  stage.chapter()
  await stage.line(() => tap(promptField(stage)))
  await stage.line(() => write(promptField(stage), either({ 'zh-Hans': '一座灯塔，海边悬崖，', en: 'A lighthouse on the cliffs, ' })))
  await stage.line(() => add(stage, either({ 'zh-Hans': '黄昏，金色的光', en: 'at dusk, golden light' })))
  stage.chapter()
  await stage.line(() => create(stage, 2))
  stage.poster()
  await stage.line(async () => {
    await show(promptField(stage))
    await write(promptField(stage), either({ 'zh-Hans': '一座灯塔，海边悬崖，夜晚，极光', en: 'A lighthouse on the cliffs, night, northern lights' }))
  })
  stage.chapter()
  await stage.line(() => create(stage, 2))
}

/** Goes on where the words end. */
async function add({ page }: Stage, words: string): Promise<void> {
  await page.keyboard.press('End')
  await page.keyboard.type(words, { delay: 75 })
}
