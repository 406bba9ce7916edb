// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Masonry } from './masonry.tsx'

afterEach(cleanup)

const ratios: Record<string, number> = { 高山: 2, 湖泊: 1, 森林: 1, 沙漠: 1 }

const wall = (items: readonly string[]) => (
  <Masonry items={items} keyOf={(item) => item} ratioOf={(item) => ratios[item]!} render={(item) => item} initialColumns={2} />
)

/** The words of each column. */
const columnsOf = (container: HTMLElement) =>
  [...container.firstElementChild!.children].map((column) => [...column.children].map((cell) => cell.textContent).filter(Boolean))

test('each next picture stands in the shortest column, and more of them move none', () => {
  const { container, rerender } = render(wall(['高山', '湖泊', '森林']))
  expect(columnsOf(container)).toEqual([['高山'], ['湖泊', '森林']])
  rerender(wall(['高山', '湖泊', '森林', '沙漠']))
  expect(columnsOf(container)).toEqual([
    ['高山', '沙漠'],
    ['湖泊', '森林'],
  ])
})
