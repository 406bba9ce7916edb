// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Masonry } from './masonry.tsx'
import { rememberWall, rememberedWall } from './wall-memory.ts'

afterEach(cleanup)

const items = Array.from({ length: 12 }, (_, n) => `作品${n}`)

const wall = (memory: string) => (
  <Masonry items={items} keyOf={(item) => item} ratioOf={() => 1} render={(item) => item} initialColumns={3} memory={memory} />
)

test('a wall that is left is remembered with its columns, as long as it has as many items', () => {
  render(wall('home')).unmount()
  expect(rememberedWall('home', 12)?.columns).toHaveLength(3)
  expect(rememberedWall('home', 24)).toBeUndefined()
  expect(rememberedWall('mine', 12)).toBeUndefined()
  expect(render(wall('home')).container.textContent).toContain('作品0')
})

test('of many walls the latest are remembered', () => {
  for (let n = 0; n < 30; n++) rememberWall(`wall ${n}`, { items: 1, columns: [] })
  expect(rememberedWall('wall 0', 1)).toBeUndefined()
  expect(rememberedWall('wall 29', 1)).toBeDefined()
})
