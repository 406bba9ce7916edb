import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { onlyDesktop } from '../../playwright.config.ts'
import { takePoints } from './support/points.ts'
import { expectLoaded, generateButton, generatorPages, photoFile, photoPicker, promptOf, QUICK_PROMPT, resultOf, SLOW_PROMPT, toastOf, writePrompt } from './support/studio.ts'
import { expect, open, test } from './support/test.ts'

test('words that cannot be painted are named before anything is sent', onlyDesktop, async ({ page, person }) => {
  await writePrompt(page, '')
  await generateButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: '先写下你想看到的画面' })).toBeVisible()

  await promptOf(page).fill('  \n ')
  await generateButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: '先写下你想看到的画面' })).toBeVisible()

  // What is too long is kept whole and marked, so that it can be shortened.
  for (const length of [801, 5000]) {
    await promptOf(page).fill('海'.repeat(length))
    await generateButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: '描述太长了' })).toBeVisible()
    await expect(promptOf(page)).toHaveValue('海'.repeat(length))
  }

  await promptOf(page).fill(QUICK_PROMPT)
  await page.getByText('高级设置').click()
  await page.getByRole('textbox', { name: '种子' }).fill('9999999999')
  await generateButton(page).click()
  await expect(page.getByText('种子是 0 到 4294967295 之间的整数')).toBeVisible()

  await expect(person.create('text-to-image', { prompt: '海'.repeat(801) })).rejects.toThrow('20004')
  await expect(person.create('text-to-image', { prompt: '海'.repeat(5000) })).rejects.toThrow('20004')
  await expect(person.create('text-to-image', { prompt: '海', count: 1e9 })).rejects.toThrow('20004')
  await expect(person.create('time-machine', { prompt: '海' })).rejects.toThrow('没有这个创作工具')
  expect(await person.coin()).toBe(10)
})

for (const [kind, prompt] of [['emoji', '🐱🌊👩‍👩‍👧✨'], ['Arabic', 'قطة تحت سماء مليئة بالنجوم']] as const) {
  test(`a prompt of ${kind} is painted`, onlyDesktop, async ({ page, person }) => {
    await writePrompt(page, prompt)
    await page.getByRole('radio', { name: '9:16' }).click()
    await generateButton(page).click()
    await expectLoaded(resultOf(page))
    await resultOf(page).click()
    await page.waitForURL(/\/functionList\/draw\/show/)
    await expect(page.getByText(prompt, { exact: true })).toBeVisible()
    expect(await person.coin()).toBe(9)
  })
}

const frame = (background: string) => sharp({ create: { width: 80, height: 80, channels: 3, background } }).png().toBuffer()

const badFiles: [name: string, words: RegExp, file: () => Promise<{ name: string; mimeType: string; buffer: Buffer }>][] = [
  ['an empty file', /这个文件是空的/, async () => ({ name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) })],
  ['a renamed text', /这不是我们支持的图片/, async () => ({ name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('My holiday, in words.') })],
  [
    'half a photo',
    /这张图片已损坏或没有传完整/,
    async () => ({ name: 'half.jpg', mimeType: 'image/jpeg', buffer: (await readFile(photoFile('rocket.jpg'))).subarray(0, 40_000) }),
  ],
  [
    'an animation',
    /暂不支持动图/,
    async () => ({ name: 'dance.gif', mimeType: 'image/gif', buffer: await sharp([await frame('red'), await frame('blue')], { join: { animated: true } }).gif().toBuffer() }),
  ],
  ['a tiny picture', /图片太小（40×40）/, async () => ({ name: 'dot.png', mimeType: 'image/png', buffer: await sharp(await frame('red')).resize(40).png().toBuffer() })],
  ['a huge file', /图片超过 20 MB/, async () => ({ name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.concat([await readFile(photoFile('rocket.jpg')), Buffer.alloc(21 * 1024 * 1024)]) })],
]

test('files that are no photos are refused in words, each for its own reason', onlyDesktop, async ({ page, person }) => {
  await open(page, generatorPages.cutout)
  for (const [name, words, file] of badFiles) {
    await test.step(name, async () => {
      await photoPicker(page).setInputFiles(await file())
      await expect(toastOf(page, words)).toBeVisible()
    })
  }
  await generateButton(page).click()
  await expect(page.getByText('先选一张照片')).toBeVisible()
  expect(await person.coin()).toBe(10)
})

test('too few points keep the words and say what is missing', onlyDesktop, async ({ page, person }) => {
  const started = await Promise.all(Array.from({ length: 5 }, () => person.create('text-to-image', { prompt: SLOW_PROMPT })))
  await expect(person.create('text-to-image', { prompt: SLOW_PROMPT })).rejects.toThrow('你已有 5 个创作在进行')
  for (const { id } of started) await person.call('taskCancel', { id })
  expect(await person.coin()).toBe(10)
  await takePoints(person, 10)
  await writePrompt(page, '最后一幅')
  await expect(page.getByText('灵感值不足，还差 1 点')).toBeVisible()
  await generateButton(page).click()
  await expect(toastOf(page, '灵感值不够：需要 1，还有 0。你写的内容都还在。')).toBeVisible()
  await expect(promptOf(page)).toHaveValue('最后一幅')
  expect(await person.coin()).toBe(0)
})
