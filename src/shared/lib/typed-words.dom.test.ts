import { beforeEach, expect, test, vi } from 'vitest'
import { keepTypedWords, restoreTypedWords } from './typed-words.ts'

const page = '<input type="tel"><input type="password"><textarea></textarea><input type="checkbox">'
const fields = () => [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
const values = () => fields().map(({ value }) => value)

beforeEach(() => {
  document.body.innerHTML = page
  fields()[0]!.value = '138'
  fields()[1]!.value = 'secret'
  fields()[2]!.value = '一只橘猫'
})

test('what was typed stands there again after the reload, and the page hears of it; a password is in no store', () => {
  keepTypedWords()
  expect(JSON.stringify(sessionStorage)).not.toContain('secret')
  document.body.innerHTML = page
  const heard = vi.fn()
  document.body.addEventListener('input', heard, { once: true })
  restoreTypedWords()
  expect(values()).toEqual(['138', '', '一只橘猫', 'on'])
  expect(heard).toHaveBeenCalledOnce()
})

test('it comes back once, only to the same fields, and never over what is there by now', () => {
  keepTypedWords()
  document.body.innerHTML = page
  fields()[0]!.value = '139'
  restoreTypedWords()
  expect(values()).toEqual(['139', '', '一只橘猫', 'on'])
  document.body.innerHTML = page
  restoreTypedWords()
  expect(values()).toEqual(['', '', '', 'on'])

  fields()[0]!.value = '138'
  keepTypedWords()
  document.body.innerHTML = `${page}<input>`
  restoreTypedWords()
  expect(values()[0]).toBe('')
})
