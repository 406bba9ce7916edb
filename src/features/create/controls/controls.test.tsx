import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openForm, uploadIds } from '../../../../tests/support/open-form.tsx'

test('some of several are numbered as chosen, up to the most that the generator takes', async () => {
  const { user } = openForm('dress-up')
  const items = within(await screen.findByRole('group', { name: '戴上什么' }))
  const item = (name: string) => items.getByText(name, { selector: 'button > span' }).closest('button')!
  for (const name of ['草帽', '围巾', '圆框眼镜']) await user.click(item(name))
  expect(screen.getByText('已选 3/4')).toBeTruthy()
  await user.click(item('围巾'))
  for (const name of ['耳环', '猫耳']) await user.click(item(name))
  expect(item('王冠')).toHaveProperty('disabled', true)
  expect(['草帽', '圆框眼镜', '耳环', '猫耳'].map((name) => item(name).textContent?.[0])).toEqual(['1', '2', '3', '4'])
})

test('nothing chosen is asked for', async () => {
  const { user, generate } = openForm('dress-up')
  await user.click(await screen.findByRole('button', { name: '用示例照片：宇航员' }))
  await screen.findByText('512 × 600')
  await generate()
  expect((await screen.findByRole('alert')).textContent).toBe('先选一样')
})

test('two photos are told apart, and a photo of ours goes where it was tapped', async () => {
  const { user, sent, generate } = openForm('face-swap')
  const face = (await screen.findByText('换上谁的脸')).closest<HTMLElement>('[data-field]')!
  await user.click(within(face).getByRole('button', { name: '用示例照片：蒙娜丽莎' }))
  expect(await within(face).findByText('512 × 600')).toBeTruthy()
  const photo = screen.getByText('原照片').closest<HTMLElement>('[data-field]')!
  await user.upload(within(photo).getByLabelText('原照片', { selector: 'input' }), new File(['x'], 'a.png', { type: 'image/png' }))
  await within(photo).findByText('512 × 600')
  await generate()
  await waitFor(() => expect(sent[0]?.input).toMatchObject({ face: uploadIds[0], photo: uploadIds[1] }))
})

test('what is pasted goes to the first photo that is missing, once', async () => {
  openForm('face-swap')
  await screen.findByText('原照片')
  const paste = Object.assign(new Event('paste', { bubbles: true }), { clipboardData: { files: [new File(['x'], 'a.png', { type: 'image/png' })] } })
  document.dispatchEvent(paste)
  expect(await screen.findAllByText('512 × 600')).toHaveLength(1)
})

test('a colour is left to the engine, picked from a few, or any', async () => {
  const { user, sent, generate } = openForm('model-generator')
  await user.click(await screen.findByText('高级设置'))
  const colours = await screen.findByRole('group', { name: '服装颜色' })
  const auto = within(colours).getByRole('button', { name: '自动' })
  expect(auto.getAttribute('aria-pressed')).toBe('true')
  await user.click(within(colours).getByRole('button', { name: '藏青' }))
  expect(auto.getAttribute('aria-pressed')).toBe('false')
  await generate()
  await waitFor(() => expect(sent[0]?.input).toMatchObject({ outfitColour: '#24345c', gender: 'female' }))
  expect(sent[0]!.input.hairColour).toBeUndefined()
})

test('words are written in the language of the interface unless told', async () => {
  const { user } = openForm('image-to-text')
  const languages = await screen.findByRole('radiogroup', { name: '用什么语言写' })
  expect(within(languages).getByRole('radio', { name: '简体中文' }).getAttribute('aria-checked')).toBe('true')
  await user.click(within(languages).getByRole('radio', { name: '日本語' }))
  expect(within(languages).getByRole('radio', { name: '日本語' }).getAttribute('aria-checked')).toBe('true')
})

test('three decisions are in sight; the fold says how much was changed in it', async () => {
  const { user } = openForm('text-to-image-pro')
  const fold = (await screen.findByText('高级设置')).closest('details')!
  for (const label of ['创意描述', '风格', '图片尺寸']) expect(fold.textContent).not.toContain(label)
  for (const label of ['时段', '天气', '季节', '色调', '种子']) expect(fold.textContent).toContain(label)
  await user.click(within(fold).getByRole('radio', { name: '黄昏' }))
  expect(within(fold).getByText('已改 1 项')).toBeTruthy()
})

test('a slider goes back to its default at a double tap or a key', async () => {
  const { user } = openForm('beauty')
  const smooth = await screen.findByLabelText('磨皮', { selector: 'input' })
  smooth.focus()
  // Its other keys are the browser's own, and jsdom has none of them.
  fireEvent.change(smooth, { target: { value: '1' } })
  expect(smooth.getAttribute('aria-valuetext')).toBe('100%')
  await user.keyboard('{Delete}')
  expect(smooth.getAttribute('aria-valuetext')).toBe('55%')
  fireEvent.change(smooth, { target: { value: '0' } })
  await user.dblClick(screen.getByText('磨皮'))
  expect(smooth.getAttribute('aria-valuetext')).toBe('55%')
})

test('only the sizes that a generator makes are offered', async () => {
  const { user } = openForm('art-portrait')
  await user.click(await screen.findByText('高级设置'))
  const sizes = within(screen.getByRole('radiogroup', { name: '图片尺寸' })).getAllByRole('radio')
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['1:1', '3:4', '9:16'])
})

test('a locked seed is that of the last work and stays; unlocked there is none', async () => {
  const { user, sent, generate } = openForm('text-to-image')
  await user.type(await screen.findByLabelText('创意描述'), '雪山')
  await generate()
  await screen.findByText('再来一次')
  await user.click(screen.getByText('高级设置'))
  const lock = screen.getByRole('button', { name: '锁定种子' })
  await user.click(lock)
  expect(screen.getByRole('textbox', { name: '种子' })).toHaveProperty('value', '7')
  await generate()
  await waitFor(() => expect(sent[1]?.input).toMatchObject({ seed: 7 }))
  await user.click(lock)
  expect(screen.getByRole('textbox', { name: '种子' })).toHaveProperty('value', '')
})
