import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import type { DeskOffer } from '#contract/endpoints/desk/shop.ts'
import { benefits } from '#contract/shop-choices.ts'
import { benefitWords } from '~/entities/order/order.words.ts'
import { CheckGroup, toggled } from '~/features/desk/action/check-group.tsx'
import { DeskAction } from '~/features/desk/action/desk-action.tsx'
import { FieldPair } from '~/features/desk/action/field-pair.tsx'
import { LocalNamesFields, namesOfFields } from '~/features/desk/action/local-names.tsx'
import { fieldError } from '~/shared/api/field-error.ts'
import { SegmentedControl } from '~/shared/ui/segmented-control/segmented-control.tsx'
import { Switch } from '~/shared/ui/switch/switch.tsx'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import { newOffer, offerOf, typedOffer, type TypedOffer } from './offer-form.ts'

const fieldNames = ['offer.id', 'offer.price', 'offer.points', 'offer.months', 'offer.position', ...namesOfFields('offer.name'), ...namesOfFields('offer.note')]

/** Changes an offer, or makes one. */
export function OfferAction({ offer }: { offer?: DeskOffer }) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const [typed, setTyped] = useState(newOffer)
  const set = (change: Partial<TypedOffer>) => setTyped({ ...typed, ...change })
  const sent = offerOf(typed)
  const isPoints = typed.product === 'points'
  return (
    <DeskAction
      name="deskOfferSave"
      permission="shop.change"
      label={offer ? t`修改` : t`新建套餐`}
      icon={offer ? Pencil : Plus}
      title={offer ? t`修改套餐` : t`新建套餐`}
      description={t`立即生效。已经下的订单按下单时的价格和内容。`}
      request={sent && { offer: sent }}
      onOpen={() => setTyped(offer ? typedOffer(offer) : newOffer)}
      fieldNames={fieldNames}
      fields={(error) => (
        <>
          {!offer && (
            <>
              <SegmentedControl
                label={t`卖什么`}
                choices={[{ value: 'points', label: t`灵感值` }, { value: 'membership', label: t`会员` }]}
                value={typed.product}
                onChange={(product) => set({ product })}
              />
              <TextField
                label={t`代号`}
                value={typed.id}
                onChange={(id) => set({ id })}
                maximum={40}
                hint={t`小写字母、数字和连字符，之后不能改；和已有的相同就会改那一个`}
                error={fieldError(error, 'offer.id')}
              />
            </>
          )}
          <FieldPair>
            <TextField label={t`售价（元）`} inputMode="decimal" value={typed.price} onChange={(price) => set({ price })} maximum={9} error={fieldError(error, 'offer.price')} />
            <TextField
              label={isPoints ? t`灵感值` : t`月数`}
              inputMode="numeric"
              value={typed.amount}
              onChange={(amount) => set({ amount })}
              maximum={7}
              error={fieldError(error, isPoints ? 'offer.points' : 'offer.months')}
            />
          </FieldPair>
          <LocalNamesFields legend={t`名称，没有填的语言显示简体中文`} values={typed.name} onChange={(name) => set({ name })} maximum={60} error={error} field="offer.name" />
          <LocalNamesFields legend={t`说明，写在名称旁边，可以不填`} values={typed.note} onChange={(note) => set({ note })} maximum={60} error={error} field="offer.note" />
          {!isPoints && (
            <CheckGroup
              legend={t`会员有什么`}
              checks={benefits.map((value) => ({ value, label: i18n._(benefitWords[value].title), checked: typed.benefits.includes(value) }))}
              onToggle={(benefit) => set({ benefits: toggled(typed.benefits, benefit) })}
            />
          )}
          <TextField label={t`排序，小的在前`} inputMode="numeric" value={typed.position} onChange={(position) => set({ position })} maximum={5} error={fieldError(error, 'offer.position')} />
          <Switch label={t`推荐`} checked={typed.recommended} onChange={(recommended) => set({ recommended })} />
          <Switch label={t`在售`} checked={typed.active} onChange={(active) => set({ active })} />
        </>
      )}
    />
  )
}
