import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { GeneratorId } from '#contract/generators/generators.ts'
import { openForm } from '../../../../tests/support/open-form.tsx'


const presets = () => screen.findByRole('group', { name: '预设' })
/** By its words: asking for roles costs a second a time in a form as large as this. */
const option = (name: string) => screen.getByText(name, { selector: '[role="radio"], [role="radio"] *' }).closest('[role="radio"]')!
const isChosen = (name: string) => option(name).getAttribute('aria-checked') === 'true'
const press = (user: UserEvent, words: string) => user.click(screen.getByText(words, { selector: 'button *, button' }))

async function savePreset(user: UserEvent, name: string) {
  await press(user, '存为预设')
  await user.type(await screen.findByLabelText('预设名称'), name)
  await press(user, '保存')
  await waitFor(() => expect(screen.queryByLabelText('预设名称')).toBeNull())
}

/** Another visit: what is kept for the tab is gone, the page opens anew. */
function comeBack(generator: GeneratorId) {
  cleanup()
  sessionStorage.clear()
  return openForm(generator)
}

test('a preset of the house sets several things at once, and takes them back', async () => {
  const { user } = openForm('repair')
  const chip = within(await presets()).getByRole('button', { name: '放大' })
  await user.click(chip)
  expect(isChosen('4 倍')).toBe(true)
  expect(screen.getByLabelText('去划痕', { selector: 'input' }).getAttribute('aria-valuetext')).toBe('0%')
  expect(chip.getAttribute('aria-pressed')).toBe('true')
  await user.click(chip)
  expect(isChosen('原尺寸')).toBe(true)
  // What was not chosen is left to the engine again.
  expect(screen.getByLabelText('去划痕', { selector: 'input' }).getAttribute('aria-valuetext')).toBe('自动')
  expect(chip.getAttribute('aria-pressed')).toBe('false')
})

test('own settings are kept under a name, without the words, and picked again on another visit', async () => {
  const first = openForm('text-to-image')
  await first.user.type(await screen.findByLabelText('创意描述'), '雪山')
  expect(screen.queryByText('存为预设')).toBeNull()
  await first.user.click(option('水墨'))
  await first.user.click(option('9:16'))
  await savePreset(first.user, '我的水墨')

  const { user } = comeBack('text-to-image')
  const chip = within(await presets()).getByRole('button', { name: '我的水墨' })
  expect(isChosen('自动')).toBe(true)
  await user.type(screen.getByLabelText('创意描述'), '湖')
  await user.click(chip)
  expect(isChosen('水墨')).toBe(true)
  expect(isChosen('9:16')).toBe(true)
  expect(screen.getByLabelText('创意描述')).toHaveProperty('value', '湖')
})

test('own presets are renamed and removed, and a removal can be taken back', async () => {
  const { user } = openForm('text-to-image')
  await user.click(option('水墨'))
  await savePreset(user, '一')
  await user.click(option('油画'))
  await savePreset(user, '二')
  await user.click(screen.getByTitle('管理预设'))
  await user.click(await screen.findByRole('button', { name: '重命名“一”' }))
  const field = screen.getByLabelText('预设名称')
  await user.clear(field)
  await user.type(field, '二')
  expect(screen.getByText('已经有这个名字了')).toBeTruthy()
  await user.clear(field)
  await user.type(field, '三{Enter}')
  await user.click(await screen.findByRole('button', { name: '删除“二”' }))
  expect(screen.queryByRole('button', { name: '删除“二”' })).toBeNull()
  expect(screen.getByRole('button', { name: '删除“三”' })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: '撤销' }))
  expect(await screen.findByRole('button', { name: '删除“二”' })).toBeTruthy()
})

test('the settings of the last creation are there again on the next visit, the words are not; resetting forgets them', async () => {
  const first = openForm('text-to-image')
  await first.user.type(await screen.findByLabelText('创意描述'), '雪山')
  await first.user.click(option('水彩'))
  await first.generate()
  await screen.findByText('再来一次')

  const second = comeBack('text-to-image')
  await waitFor(() => expect(isChosen('水彩')).toBe(true))
  expect(screen.getByLabelText('创意描述')).toHaveProperty('value', '')
  await press(second.user, '恢复默认')
  expect(isChosen('自动')).toBe(true)

  comeBack('text-to-image')
  await presets()
  expect(isChosen('自动')).toBe(true)
})

test('clearing the local data takes presets and last settings', async () => {
  const { user } = openForm('text-to-image')
  await user.click(option('水墨'))
  await savePreset(user, '我的水墨')
  const { clearLocalData } = await import('~/features/settings/clear-local-data.ts')
  clearLocalData()
  await waitFor(() => expect(screen.queryByText('我的水墨')).toBeNull())
})
