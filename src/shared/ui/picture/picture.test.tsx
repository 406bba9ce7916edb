// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderUi } from '../render-ui.tsx'
import { Picture } from './picture.tsx'

afterEach(cleanup)

test('keeps its place, waits unseen, and shows when it has come', () => {
  renderUi(<Picture src="/a.jpg" alt="山" width={4} height={3} ground="#123456" />)
  const image = screen.getByAltText('山')
  expect(image.closest('span')?.style.aspectRatio).toBe('4 / 3')
  expect(image.closest('span')?.style.backgroundColor).toBe('rgb(18, 52, 86)')
  expect(image.dataset.awaited).toBe('true')
  fireEvent.load(image)
  expect(image.dataset.awaited).toBeUndefined()
})

test('a picture that does not load keeps its words, and another one gets its chance', () => {
  const { rerender } = renderUi(<Picture src="/gone.jpg" alt="山" width={4} height={3} />)
  fireEvent.error(screen.getByAltText('山'))
  expect(screen.getByRole('img', { name: '山' }).tagName).toBe('SPAN')
  rerender(<Picture src="/here.jpg" alt="山" width={4} height={3} />)
  expect(screen.getByRole('img', { name: '山' }).tagName).toBe('IMG')
})
