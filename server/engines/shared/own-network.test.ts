import { expect, it } from 'vitest'
import { isInOwnNetwork } from './own-network.ts'

it.each(['http://127.0.0.1:1234', 'http://[::1]:8188', 'http://10.1.2.3', 'http://gpu-box:8188', 'http://box.local', 'http://localhost/x'])(
  '%s lies inside the own network',
  (address) => expect(isInOwnNetwork(address)).toBe(true),
)

it.each(['https://images.example', 'http://8.8.8.8', 'https://local.example', 'http://[2606:2800:220:1::1]'])('%s does not', (address) =>
  expect(isInOwnNetwork(address)).toBe(false),
)
