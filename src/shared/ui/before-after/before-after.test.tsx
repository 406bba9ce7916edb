// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderUi } from '../render-ui.tsx'
import { BeforeAfter } from './before-after.tsx'

afterEach(cleanup)

const picture = { before: '/a.jpg', after: '/b.jpg', alt: '修好的老照片', width: 4, height: 3 }

test('the keys move the divider, and stop at both ends', () => {
  renderUi(<BeforeAfter {...picture} />)
  const handle = screen.getByRole('slider', { name: '对比前后' })
  const press = (key: string, shiftKey = false) => {
    fireEvent.keyDown(handle, { key, shiftKey })
    return Number(handle.getAttribute('aria-valuenow'))
  }
  expect(handle.getAttribute('aria-valuenow')).toBe('50')
  expect(press('ArrowRight')).toBe(52)
  expect(press('ArrowLeft', true)).toBe(42)
  expect(press('End')).toBe(100)
  expect(press('ArrowRight')).toBe(100)
  expect(press('Home')).toBe(0)
  expect(press('ArrowLeft')).toBe(0)
})

test('other keys are left alone', () => {
  renderUi(<BeforeAfter {...picture} />)
  expect(fireEvent.keyDown(screen.getByRole('slider'), { key: 'Tab' })).toBe(true)
})

test('a passive example takes neither focus nor presses', () => {
  renderUi(<BeforeAfter {...picture} passive />)
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.getByAltText('修好的老照片')).toBeTruthy()
})
