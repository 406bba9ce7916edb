import { expect, test, vi } from 'vitest'
import { pageHead } from './page-head.ts'

const contentOf = ({ meta }: ReturnType<typeof pageHead>, name: string) =>
  meta.flatMap((tag) => ('content' in tag && Object.values(tag).includes(name) ? [tag.content] : []))

const page = { title: '文生图', description: '写下一句话', path: '/functionList/draw/textDraw' }

test('a page is named by one whole address, for search engines and for share cards', () => {
  const head = pageHead(page)
  const address = `${location.origin}/functionList/draw/textDraw`
  expect(head.links).toEqual([{ rel: 'canonical', href: address }])
  expect(contentOf(head, 'og:url')).toEqual([address])
})

test('a page that was rendered for another origin keeps that origin in the browser', async () => {
  document.head.innerHTML = '<meta property="og:url" content="https://inkling.example/functionSquare/square/details?id=1">'
  vi.resetModules()
  const { pageHead: afterHydration } = await import('./page-head.ts')
  expect(afterHydration(page).links).toEqual([{ rel: 'canonical', href: 'https://inkling.example/functionList/draw/textDraw' }])
  document.head.innerHTML = ''
})

test('a card has its title, address and picture by the names of Open Graph and of the chat platform', () => {
  const head = pageHead({ ...page, image: '/share/text-to-image.jpg' })
  const picture = `${location.origin}/share/text-to-image.jpg`
  expect(contentOf(head, 'og:image')).toEqual([picture])
  expect(contentOf(head, 'image')).toEqual([picture])
  expect(contentOf(head, 'name')).toEqual(['文生图 · Inkling'])
  expect(contentOf(head, 'og:image:width')).toEqual(['1200'])
})

test('a page without a picture of its own shares that of the product', () => {
  expect(contentOf(pageHead(page), 'og:image')).toEqual([`${location.origin}/share/inkling.jpg`])
})
