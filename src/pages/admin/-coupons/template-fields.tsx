import { useLingui } from '@lingui/react/macro'
import { FieldPair } from '~/features/desk/action/field-pair.tsx'
import { LocalNamesFields } from '~/features/desk/action/local-names.tsx'
import { fieldError } from '~/shared/api/field-error.ts'
import { SegmentedControl } from '~/shared/ui/segmented-control/segmented-control.tsx'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import type { Product } from '#contract/shop-choices.ts'
import type { TypedTemplate } from './template-form.ts'

interface TemplateFieldsProps {
  typed: TypedTemplate
  onChange: (typed: TypedTemplate) => void
  isNew: boolean
  error: unknown
}

const scopes: Record<'both' | Product, readonly Product[]> = { both: ['points', 'membership'], points: ['points'], membership: ['membership'] }

/** What a kind of coupons takes off, for what, and for how long. */
export function TemplateFields({ typed, onChange, isNew, error }: TemplateFieldsProps) {
  const { t } = useLingui()
  const set = (change: Partial<TypedTemplate>) => onChange({ ...typed, ...change })
  const scope = typed.products.length > 1 ? 'both' : (typed.products[0] ?? 'both')
  return (
    <>
      {isNew && (
        <TextField
          label={t`代号`}
          value={typed.slug}
          onChange={(slug) => set({ slug })}
          maximum={40}
          hint={t`小写字母、数字和连字符，之后不能改`}
          error={fieldError(error, 'template.slug') ?? fieldError(error, 'slug')}
        />
      )}
      <SegmentedControl
        label={t`怎样优惠`}
        choices={[{ value: 'amount', label: t`减固定金额` }, { value: 'percent', label: t`按比例减` }]}
        value={typed.kind}
        onChange={(kind) => set({ kind })}
      />
      <FieldPair>
        <TextField label={typed.kind === 'amount' ? t`减多少元` : t`减百分之几`} inputMode="decimal" value={typed.off} onChange={(off) => set({ off })} maximum={9} />
        {typed.kind === 'percent' && <TextField label={t`最多减（元）`} inputMode="decimal" value={typed.most} onChange={(most) => set({ most })} maximum={9} />}
        <TextField label={t`满多少元可用`} inputMode="decimal" value={typed.threshold} onChange={(threshold) => set({ threshold })} maximum={9} />
        <TextField label={t`领取后几天有效`} inputMode="numeric" value={typed.days} onChange={(days) => set({ days })} maximum={4} error={fieldError(error, 'template.days')} />
        <TextField
          type="date"
          label={t`最晚到哪天`}
          value={typed.until}
          onChange={(until) => set({ until })}
          hint={t`两个都填，先到的算`}
          error={fieldError(error, 'template.until')}
        />
        <TextField
          label={t`一共几张`}
          inputMode="numeric"
          value={typed.total}
          onChange={(total) => set({ total })}
          maximum={9}
          placeholder={t`不限`}
          error={fieldError(error, 'template.total') ?? fieldError(error, 'total')}
        />
      </FieldPair>
      <SegmentedControl
        label={t`能买什么`}
        choices={[{ value: 'both', label: t`都可以` }, { value: 'points', label: t`灵感值` }, { value: 'membership', label: t`会员` }]}
        value={scope}
        onChange={(chosen) => set({ products: scopes[chosen] })}
      />
      <LocalNamesFields legend={t`名称，每种语言都要填`} values={typed.names} onChange={(names) => set({ names })} maximum={40} error={error} field="template.names" />
    </>
  )
}
