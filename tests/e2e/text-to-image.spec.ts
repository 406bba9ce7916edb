import sharp from 'sharp'
import { onlyDesktop } from '../../playwright.config.ts'
import { registerPerson } from './support/client.ts'
import { balanceOf, expectLoaded, generateButton, promptOf, QUICK_PROMPT, resultOf, saveWork, writePrompt } from './support/studio.ts'
import { expect, isReady, open, test } from './support/test.ts'

test('a sentence becomes a picture that is kept, published, found, liked and shared', async ({ page, context, url, person, otherPage }, { project }) => {
  const title = `银河 ${project.name}`
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])

  await test.step('it is painted before the eyes', async () => {
    await writePrompt(page, QUICK_PROMPT)
    await page.getByRole('radio', { name: '9:16' }).click()
    await page.getByRole('radio', { name: '油画' }).click()
    await expect(page.getByText('之后剩 9 点')).toBeVisible()
    await generateButton(page).click()
    await expect(page.getByRole('progressbar', { name: '进度' }).first()).toBeVisible()
    await expectLoaded(resultOf(page))
    await expect(balanceOf(page)).toContainText('9')
    await expect(page.getByText('画中有')).toBeVisible()
  })

  await test.step('it can be saved', async () => {
    const { name, bytes } = await saveWork(page)
    expect(name).toMatch(/^inkling-[0-9a-f]{8}\.png$/)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 720, height: 1280 })
  })

  const [work] = (await person.call('workList', {})).works
  const address = `/functionSquare/square/details?id=${work!.id}`

  await test.step('nobody else sees it before it is published', async () => {
    expect((await fetch(url + address)).status).toBe(404)
  })

  await test.step('it is published with a title', async () => {
    await resultOf(page).click()
    await expect(page).toHaveURL(`/functionList/draw/show?id=${work!.id}`)
    // The page before it has a button to publish as well, and stands until this one is there.
    await expect(page.getByRole('heading', { level: 1, name: '效果展示' })).toBeVisible()
    await expect(page.getByText(QUICK_PROMPT)).toBeVisible()
    await page.getByRole('button', { name: '发布' }).click()
    const sheet = page.getByRole('dialog', { name: '发布到广场' })
    await sheet.getByRole('textbox', { name: '标题' }).fill(title)
    await sheet.getByRole('button', { name: '发布' }).click()
    await expect(page.getByText('已发布到广场')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  await test.step('its address can be handed on', async () => {
    await page.getByRole('button', { name: '分享' }).click()
    await expect(page.getByText('内容已复制')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url + address)
  })

  await test.step('a visitor finds it on the square, without its description', async () => {
    const visitor = await otherPage()
    await open(visitor, '/')
    await visitor.getByRole('link', { name: '最新' }).click()
    // A tap while the other order is on its way would do nothing.
    await expect(visitor.getByRole('link', { name: '最新' })).toHaveAttribute('aria-current', 'page')
    await visitor.getByRole('link', { name: title }).click()
    await expect(visitor).toHaveURL(address)
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(visitor.getByText('创作描述只有会员和作者能看到')).toBeVisible()
    await expect(visitor.getByText(QUICK_PROMPT)).toHaveCount(0)
    await visitor.getByRole('button', { name: '喜欢' }).click()
    await expect(visitor.getByRole('alertdialog', { name: '还没有登录' })).toBeVisible()
  })

  await test.step('somebody else likes it', async () => {
    const fan = await otherPage(await registerPerson(url))
    await open(fan, address)
    await fan.getByRole('button', { name: '喜欢' }).click()
    await expect(fan.getByRole('button', { name: '喜欢 1', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(async () => (await person.call('workDetail', { id: work!.id })).likes).toBe(1)
    await fan.reload()
    await isReady(fan)
    await fan.getByRole('button', { name: '喜欢 1', exact: true }).click()
    await expect(fan.getByRole('button', { name: '喜欢', exact: true })).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('its page carries a share card and no description', async () => {
    const html = await (await fetch(url + address)).text()
    const contentOf = (name: string) => new RegExp(`<meta[^>]*(?:property|name)="${name}"[^>]*content="([^"]*)"`).exec(html)?.[1]
    expect(contentOf('og:title')).toContain(title)
    expect(contentOf('og:url')).toBe(url + address)
    expect(contentOf('og:image')).toBe(`${url}/api/share/work/${work!.id}.jpg`)
    expect(html).not.toContain(QUICK_PROMPT)
    const card = await fetch(contentOf('og:image') ?? '')
    expect(await sharp(await card.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })

  await test.step('it can be made again with the same settings', async () => {
    await page.getByRole('link', { name: '从这一版继续' }).click()
    await expect(promptOf(page)).toHaveValue(QUICK_PROMPT)
    await expect(page.getByRole('radio', { name: '9:16' })).toBeChecked()
    await expect(page.getByRole('radio', { name: '油画' })).toBeChecked()
  })
})

test('a deleted work lies in the bin, and comes back', onlyDesktop, async ({ page, person }) => {
  const { id } = await person.create('text-to-image', { prompt: QUICK_PROMPT, size: '9:16' })
  const [work] = (await person.follow(id)).works
  const onTheWall = page.locator(`a[href="/functionList/draw/show?id=${work!.id}"]`)

  await open(page, `/functionList/draw/show?id=${work!.id}`)
  await page.getByRole('button', { name: '删除' }).click()
  await expect(page).toHaveURL('/functionList/draw/history')
  await expect(page.getByText('还没有作品，从一句话开始吧')).toBeVisible()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(onTheWall).toBeVisible()

  await page.getByRole('button', { name: '删除' }).click()
  await expect(onTheWall).toHaveCount(0)
  await page.getByRole('radio', { name: '回收站' }).click()
  await page.getByRole('button', { name: '恢复' }).click()
  await expect(page.getByText('回收站是空的')).toBeVisible()
  await page.getByRole('radio', { name: '全部' }).click()
  await expect(onTheWall).toBeVisible()
})
