import { fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Masonry } from './masonry.tsx'

test('until the person moves, the first are drawn; then those near the window, above and below', () => {
  let top = 0
  // jsdom lays nothing out: columns of 400 pixels under a window of 768.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => ({ width: 400, height: 0, top }) as DOMRect)
  const many = Array.from({ length: 24 }, (_, at) => `${at + 1}`)
  const { container } = render(<Masonry items={many} keyOf={(item) => item} ratioOf={() => 1} render={(item) => item} initialColumns={2} />)
  const drawn = () => [...container.firstElementChild!.children].map((column) => [...column.children].map((cell) => cell.textContent).filter(Boolean).join(' '))
  expect(drawn()).toEqual(['1 3 5', '2 4 6'])
  fireEvent.scroll(window)
  expect(drawn()).toEqual(['1 3 5 7 9', '2 4 6 8 10'])
  top = -3000
  fireEvent.scroll(window)
  expect(drawn()).toEqual(['9 11 13 15 17 19 21 23', '10 12 14 16 18 20 22 24'])
})
