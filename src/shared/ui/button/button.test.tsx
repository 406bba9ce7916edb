// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderUi } from '../render-ui.tsx'
import { Button } from './button.tsx'

afterEach(cleanup)

test('while loading it answers no press and submits nothing, but keeps its focus', () => {
  const press = vi.fn<() => void>()
  renderUi(<Button loading type="submit" onClick={press}>保存</Button>)
  const button = screen.getByRole<HTMLButtonElement>('button')
  button.focus()
  expect(fireEvent.click(button)).toBe(false)
  expect(press).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
})
