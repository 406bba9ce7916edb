import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Masonry } from './masonry.tsx'

test('what is below but near is drawn when the person begins to move', () => {
  const many = Array.from({ length: 12 }, (_, at) => `第 ${at + 1} 张`)
  const { container } = render(<Masonry items={many} keyOf={(item) => item} ratioOf={() => 1} render={(item) => item} initialColumns={2} />)
  const drawn = () => [...container.firstElementChild!.children].flatMap((column) => [...column.children].flatMap((block) => [...block.children].map((cell) => cell.textContent))).filter(Boolean)
  expect(drawn()).toEqual(['第 1 张', '第 3 张', '第 5 张', '第 2 张', '第 4 张', '第 6 张'])
  fireEvent.scroll(window)
  expect(drawn()).toHaveLength(12)
})
