import { expect, test } from 'vitest'
import { localOrigin } from './local-origin.ts'

test.each([
  ['http://localhost:3000/a', 'http://localhost:3000'],
  ['http://127.0.0.1/', 'http://127.0.0.1'],
  ['http://192.168.1.20:3000/', 'http://192.168.1.20:3000'],
  ['http://172.20.0.3:3000/', 'http://172.20.0.3:3000'],
  ['http://[::1]:3000/', 'http://[::1]:3000'],
  ['http://[fd12:3456::1]:3000/', 'http://[fd12:3456::1]:3000'],
  ['http://evil.example/', 'http://localhost'],
  ['https://evil.example:3000/', 'http://localhost:3000'],
  ['http://localhost.evil.example/', 'http://localhost'],
  ['http://127.0.0.1.evil.example/', 'http://localhost'],
  ['http://172.32.0.1/', 'http://localhost'],
  ['http://10.example/', 'http://localhost'],
  ['http://[2001:db8::fd12]/', 'http://localhost'],
])('of %s pages say %s', (address, origin) => {
  expect(localOrigin(new URL(address))).toBe(origin)
})
