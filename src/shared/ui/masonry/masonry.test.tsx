// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Masonry } from './masonry.tsx'

afterEach(cleanup)

const ratios: Record<string, number> = { 高山: 2, 湖泊: 1, 森林: 1, 沙漠: 1 }

const wall = (items: readonly string[]) => (
  <Masonry items={items} keyOf={(item) => item} ratioOf={(item) => ratios[item]!} render={(item) => item} initialColumns={2} />
)

/** The words of each column. */
const columnsOf = (container: HTMLElement) => [...container.firstElementChild!.children].map((column) => [...column.children].map((cell) => cell.textContent))

test('each next picture stands in the shortest column, and more of them move none', () => {
  const { container, rerender } = render(wall(['高山', '湖泊', '森林']))
  expect(columnsOf(container)).toEqual([['高山'], ['湖泊', '森林']])
  rerender(wall(['高山', '湖泊', '森林', '沙漠']))
  expect(columnsOf(container)).toEqual([
    ['高山', '沙漠'],
    ['湖泊', '森林'],
  ])
})

test('what is far below is drawn when the person begins to move', () => {
  const many = Array.from({ length: 20 }, (_, at) => `第 ${at + 1} 张`)
  const { container } = render(<Masonry items={many} keyOf={(item) => item} ratioOf={() => 1} render={(item) => item} initialColumns={2} />)
  const drawn = () => columnsOf(container).flat().filter(Boolean)
  expect(drawn()).toEqual(['第 1 张', '第 3 张', '第 5 张', '第 2 张', '第 4 张', '第 6 张'])
  fireEvent.scroll(window)
  expect(drawn()).toHaveLength(20)
})
