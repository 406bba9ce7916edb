// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../render-ui.tsx'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

test('what was told before the toaster was fetched is shown when it comes', async () => {
  toast({ text: '已放入回收站' })
  renderUi(<Toaster />)
  expect((await screen.findAllByText('已放入回收站')).length).toBeGreaterThan(0)
})
