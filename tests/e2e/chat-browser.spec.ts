import { onlyPhone } from '../../playwright.config.ts'
import { QUICK_PROMPT } from './support/studio.ts'
import { expect, open, test } from './support/test.ts'

test.use({
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN',
})

test("inside the chat platform, sharing and saving go by its own means", onlyPhone, async ({ page, person }) => {
  const { id } = await person.create('text-to-image', { prompt: QUICK_PROMPT, size: '9:16' })
  const [work] = (await person.follow(id)).works
  await person.call('workPublish', { id: work!.id, visibility: 'public', title: '银河' })

  await open(page, `/functionList/draw/show?id=${work!.id}`)
  await page.getByRole('button', { name: '分享' }).click()
  const guide = page.getByRole('dialog', { name: '点右上角 ··· 发送给朋友' })
  await expect(guide).toBeVisible()
  await guide.getByRole('button', { name: '知道了' }).click()
  await expect(guide).toHaveCount(0)

  await page.getByRole('button', { name: '保存' }).click()
  const saving = page.getByRole('dialog', { name: '长按图片保存' })
  const picture = saving.getByRole('img')
  await expect(picture).toBeVisible()
  expect(new URL((await picture.getAttribute('src')) ?? '', page.url()).pathname).toBe(new URL(work!.files.original, page.url()).pathname)
  await saving.getByRole('button', { name: '关闭' }).click()
  await expect(saving).toHaveCount(0)
})
