import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { appConfig } from '#config'
import { openAiStandIn } from '#server/engines/hosted/stand-in/openai-stand-in.ts'
import { onlyPhone } from '../../playwright.config.ts'
import { startApp } from './support/app.ts'
import { registerPerson } from './support/client.ts'
import { makeSettledData } from './support/settled-data.ts'
import { expectLoaded, generateButton, generatorPages, promptOf, resultOf } from './support/studio.ts'
import { expect, open, test } from './support/test.ts'

test('a model is chosen, makes the creation, and says so; when it is down another does', onlyPhone, async ({ page, context }) => {
  const [data, service] = await Promise.all([makeSettledData({ visibility: 'private' }), openAiStandIn()])
  const file = path.join(data.path, 'engines.json')
  service.models.push('toy')
  const images = [{ id: 'toy', name: 'Toy 1', sizes: { by: 'list', sizes: ['64x64'] } }]
  await writeFile(file, JSON.stringify({ engines: [{ id: 'far', kind: 'openai-compatible', name: 'Far', baseURL: `${service.address}/v1`, images }] }))
  const app = await startApp({ DATA_DIR: data.path, ENGINES_FILE: file })
  try {
    const person = await registerPerson(app.url)
    await context.addCookies([{ name: appConfig.session.tokenKey, value: person.token ?? '', url: app.url, sameSite: 'Lax' }])
    await open(page, app.url + generatorPages.textToImage)
    const row = page.getByRole('button', { name: /由 .+ 创作/ })
    await expect(row).toContainText('由 Toy 1 创作')
    await expect(row).toContainText('文字会发给 Far')

    await test.step('another is chosen, and remembered', async () => {
      await row.click()
      await page.getByRole('radio', { name: /Inkling Studio/ }).click()
      await expect(row).toContainText('由 Inkling Studio 创作')
      await page.reload()
      await expect(row).toContainText('由 Inkling Studio 创作')
    })

    await test.step('a prompt that it cannot paint leads back to the model', async () => {
      await promptOf(page).fill('海边的小木屋，一瓶香水')
      await expect(page.getByText(/画不出：香水/)).toBeVisible()
      await page.getByRole('button', { name: '用 Toy 1 来画' }).click()
      await expect(row).toContainText('由 Toy 1 创作')
      await expect(page.getByText(/画不出/)).toBeHidden()
    })

    await test.step('what is promised is what is chosen', async () => {
      await open(page, `${app.url}/functionListThree/draw/mtscq`)
      await expect(page.getByRole('heading', { level: 1, name: '模特生成器' })).toBeVisible()
      await row.click()
      await page.getByRole('radio', { name: /Inkling Studio/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: '时装插画' })).toBeVisible()
      await open(page, app.url + generatorPages.textToImage)
    })

    await test.step('it makes the creation', async () => {
      await promptOf(page).fill('一座红色的小木屋')
      await generateButton(page).click()
      await expectLoaded(resultOf(page))
      await resultOf(page).click()
      await page.waitForURL(/\/functionList\/draw\/show/)
      await expect(page.getByText('Toy 1 · Far')).toBeVisible()
      // It may have been asked since what it offers.
      expect(service.seen.map(({ fields }) => fields)).toContainEqual(expect.objectContaining({ model: 'toy', size: '64x64' }))
    })

    await test.step('when it cannot, the next one does, and the work says so', async () => {
      service.behave('wrong-key')
      await open(page, app.url + generatorPages.textToImage)
      await promptOf(page).fill('满天繁星的银河')
      await generateButton(page).click()
      await expect.poll(async () => (await person.call('workList', {})).works.length, { timeout: 90_000 }).toBe(2)
      const { works } = await person.call('workList', {})
      expect(works[0]!.description).toMatchObject({ engine: 'studio', insteadOf: { engine: 'Far', model: 'Toy 1' } })
      expect(await person.coin()).toBe(8)
    })
  } finally {
    await page.goto('about:blank')
    await app.stop()
    await service.close()
    await data.remove()
  }
})
