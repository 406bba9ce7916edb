import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beauty } from '#contract/generators/beauty.ts'
import { renderUi } from '~/shared/ui/render-ui.tsx'
import { FormProvider, type CreationForm } from '../form.ts'
import { SliderControl } from './slider-control.tsx'

const form = (value: number): CreationForm => ({
  generator: beauty,
  choices: {},
  offers: { all: [], chosen: undefined, builtIn: true, clips: false, isKeptBack: () => false, photos: true, seconds: undefined, gone: undefined, choose: () => {} },
  fields: [],
  fit: (values) => values,
  values: { slim: value },
  set: () => {},
  problem: undefined,
  uploads: {},
  upload: () => {},
  uploading: undefined,
  lost: undefined,
  work: undefined,
  editing: undefined,
  edit: () => {},
})

test.each([
  [0.25, '+25%'],
  [0, '0%'],
  [-0.5, '-50%'],
])('a range that goes both ways says which way: %d', (value, words) => {
  renderUi(
    <FormProvider value={form(value)}>
      <SliderControl name="slim" label="脸型" control={{ control: 'slider', from: -1, to: 1, step: 0.05 }} error={undefined} />
    </FormProvider>,
  )
  expect(screen.getByText('脸型').closest('[role="group"]')?.querySelector('output')?.textContent).toBe(words)
})
