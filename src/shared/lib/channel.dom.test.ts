import { afterEach, expect, test } from 'vitest'
import { currentChannel, keepChannel } from './channel.ts'

const follow = (address: string) => history.replaceState(null, '', address)
afterEach(() => follow('/'))

test('a visit is of the channel of the link that it began with', () => {
  follow('/functionList/draw/textDraw?channel=spring_fair-1')
  expect(currentChannel()).toBe('spring_fair-1')
  keepChannel()
  follow('/square/account/user')
  expect(currentChannel()).toBe('spring_fair-1')
})

test('a later link changes nothing', () => {
  follow('/?channel=first')
  keepChannel()
  follow('/?channel=second')
  keepChannel()
  expect(currentChannel()).toBe('first')
})

test.each(['', 'UPPER', 'a b', '<script>', 'x'.repeat(33), 'a;b'])('%j is no channel, and the app has its own', (name) => {
  follow(`/?channel=${encodeURIComponent(name)}`)
  keepChannel()
  expect(currentChannel()).toBe('web')
  expect(document.cookie).toBe('')
})

test('a cookie that somebody else wrote is checked like a link', () => {
  document.cookie = 'inkling_channel=<b>; Path=/'
  expect(currentChannel()).toBe('web')
})
