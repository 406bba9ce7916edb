import { useLingui } from '@lingui/react/macro'
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import type { CouponTemplate } from '#contract/endpoints/desk/coupons.ts'
import { DeskAction } from '~/features/desk/action/desk-action.tsx'
import { namesOfFields } from '~/features/desk/action/local-names.tsx'
import { newTemplate, templateOf, typedTemplate } from './template-form.ts'
import { TemplateFields } from './template-fields.tsx'

const fieldNames = ['slug', 'total', 'template.slug', 'template.days', 'template.until', 'template.total', ...namesOfFields('template.names')]

/** Changes a kind of coupons, or makes one. */
export function TemplateAction({ template }: { template?: CouponTemplate }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(newTemplate)
  const sent = templateOf(typed, template)
  const fields = (error: unknown) => <TemplateFields typed={typed} onChange={setTyped} isNew={!template} error={error} />
  const common = { permission: 'shop.change', fields, fieldNames } as const
  return template ? (
    <DeskAction
      {...common}
      name="deskCouponChange"
      label={t`修改`}
      icon={Pencil}
      title={t`修改优惠券`}
      description={t`只影响之后发的；已经到手的照旧。`}
      request={sent && { id: template.id, template: sent }}
      onOpen={() => setTyped(typedTemplate(template))}
    />
  ) : (
    <DeskAction
      {...common}
      name="deskCouponCreate"
      label={t`新建优惠券`}
      icon={Plus}
      title={t`新建优惠券`}
      needsReason={false}
      request={sent && { template: sent }}
      onOpen={() => setTyped(newTemplate)}
    />
  )
}
