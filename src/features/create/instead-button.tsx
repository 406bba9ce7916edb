import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { Margins } from '#contract/generators/fields.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { sides } from './editor/margins/margins.ts'
import { sideWords } from './editor/margins/side.words.ts'
import { fill, useForm, type FormValues } from './form.ts'

/** Sets the form to what can be made instead, in one tap. */
export function InsteadButton({ values }: { values: FormValues }) {
  const { i18n } = useLingui()
  const form = useForm()
  const margins = values.margins as Margins | undefined
  const wanted = sides.filter((side) => margins && margins[side] > 0).map((side) => i18n._(sideWords[side]))
  const list = new Intl.ListFormat(i18n.locale, { style: 'narrow', type: 'conjunction' }).format(wanted)
  return (
    <Button size="small" onClick={() => fill(form, values)}>
      {margins ? <Trans>只扩展：{list}</Trans> : <Trans>这样改</Trans>}
    </Button>
  )
}
