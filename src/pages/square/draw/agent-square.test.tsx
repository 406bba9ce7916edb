import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleGenerators } from '../../../../tests/support/samples.ts'

test('a visitor finds the tools by category and by search', async () => {
  answer('generatorList', sampleGenerators)
  const { user } = await openPage('/square/draw/agent-square')
  expect(await screen.findByText('文生图')).toBeTruthy()
  expect(screen.getByText('照片处理')).toBeTruthy()
  await user.type(screen.getByRole('searchbox'), '抠图')
  expect(screen.queryByText('文生图')).toBeNull()
  expect(screen.getByText('智能抠图')).toBeTruthy()
})
