import { createCanvas, loadImage } from '@napi-rs/canvas'
import { render, screen } from '@testing-library/react'
import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { appConfig } from '#config'
import { QrCode } from './qr-code.tsx'

const PIXELS = 400

test('a camera reads the address from the picture, on whatever ground it stands', async () => {
  const address = 'https://inkling.example/functionSquare/login/whoauth?qr=00000000-0000-4000-8000-000000000077'
  render(<QrCode text={address} label="code" />)
  const picture = screen.getByRole('img', { name: 'code' })
  picture.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  picture.setAttribute('width', String(PIXELS))
  picture.setAttribute('height', String(PIXELS))
  const canvas = createCanvas(PIXELS * 1.5, PIXELS * 1.5)
  const context = canvas.getContext('2d')
  context.fillStyle = appConfig.colours.page
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(await loadImage(Buffer.from(picture.outerHTML)), PIXELS / 4, PIXELS / 4)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  expect(jsQR(data, canvas.width, canvas.height)?.data).toBe(address)
})
